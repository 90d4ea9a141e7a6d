import { useStore } from "@nanostores/react";
import trashIcon from "lucide-static/icons/trash-2.svg?raw";
import { Icon } from "../../../src/widgets/kit/text/icon.tsx";
import { type EventLog, type LogEntry, mostEntries } from "./event-log.ts";
import { logMessages as texts } from "./log.messages.ts";

/** In the browser's time zone with milliseconds, for developers; not a time in Istanbul. */
const clock = new Intl.DateTimeFormat("tr-TR", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

const kinds: Readonly<Record<string, string>> = {
  "shuttle-ready": "good",
  "shuttle-signed-in": "good",
  "shuttle-error": "bad",
};

function Entry({ at, name, tag, detail }: LogEntry) {
  return (
    <li className="entry">
      <span className="entry-head">
        <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
        <b className={`entry-name ${kinds[name] ?? ""}`}>{name}</b>
        <span className="entry-tag">{tag}</span>
      </span>
      {detail !== "" && <code className="entry-detail">{detail}</code>}
    </li>
  );
}

export function LogCard({ log }: { readonly log: EventLog }) {
  const entries = useStore(log.$entries);
  const isFull = entries.length === mostEntries;
  return (
    <section className="card log-card" aria-labelledby="log-title">
      <div className="card-head">
        <h2 className="card-title" id="log-title">
          {texts.title}
        </h2>
        <span className="count" aria-hidden="true">
          {entries.length}
        </span>
        <button
          type="button"
          className="button small card-control"
          disabled={entries.length === 0}
          onClick={() => log.clear()}
        >
          <Icon of={trashIcon} />
          {texts.clear}
        </button>
      </div>
      <div className="log-body" role="region" aria-label={texts.list} tabIndex={0}>
        {entries.length === 0 ? (
          <p className="panel-note">{texts.empty}</p>
        ) : (
          <ol className="entries">
            {entries.map((entry) => (
              <Entry key={entry.number} {...entry} />
            ))}
          </ol>
        )}
      </div>
      {isFull && (
        <p className="log-foot">
          {texts.bounded} {mostEntries}
        </p>
      )}
    </section>
  );
}
