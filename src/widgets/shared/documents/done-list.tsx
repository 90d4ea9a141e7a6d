import checkIcon from "lucide-static/icons/check.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import { Icon } from "../../kit/text/icon.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import type { Done } from "./triage.ts";

/** A longer list would push the current document out of view. */
const shown = 3;

const toWords = ({ document: { name, driverName }, kind }: Done) =>
  texts.done[kind]([name, driverName].filter(Boolean).join(", "));

/** The latest decisions above the next document, the newest first; announced when it appears. */
export function DoneList({ done }: { readonly done: readonly Done[] }) {
  const [newest] = done;
  return (
    <div className={newest ? "document-done" : undefined}>
      <p className="visually-hidden" role="status">
        {newest && toWords(newest)}
      </p>
      {newest && (
        <ul aria-label={texts.doneLabel}>
          {done.slice(0, shown).map((entry) => (
            <li key={entry.document.id} className={entry.kind}>
              <Icon of={entry.kind === "approve" ? checkIcon : xIcon} size="small" />
              <span className="cut">{toWords(entry)}</span>
            </li>
          ))}
          {done.length > shown && <li className="more">{texts.moreDone(done.length - shown)}</li>}
        </ul>
      )}
    </div>
  );
}
