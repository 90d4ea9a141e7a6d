import { useEffect, useInsertionEffect, useRef, useState } from "react";
import { personalKinds } from "../../core/platform/personal-storage.ts";
import { listOwnData, removeOwnData, toOwnDataFile } from "../../core/portal/own-data.ts";
import { ConfirmDialog } from "../../widgets/kit/overlay/dialog.tsx";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import { usePortal } from "../context.ts";
import { KitContext } from "../kit-context.tsx";
import { privacyMessages as texts } from "./pages.messages.ts";
import { PageHeading } from "./page-heading.tsx";
import css from "./statement.css?inline";

const pageStyles = [styles(css)];

/** The data that this browser keeps for the signed-in user, to view, download or delete. */
export function Privacy() {
  useInsertionEffect(() => adopt(document, pageStyles), []);
  const { session } = usePortal();
  const [entries, setEntries] = useState(() => listOwnData(session));
  const [isAsking, setAsking] = useState(false);
  const [isRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const download = () => {
    const file = new Blob([toOwnDataFile(session)], { type: "application/json" });
    session.environment.saveFile(file, texts.file);
  };
  const remove = () => {
    removeOwnData(session);
    setEntries(listOwnData(session));
    setAsking(false);
    setRemoved(true);
  };
  // The closed dialog returns the focus to the button that opened it, which is now disabled.
  useEffect(() => {
    if (isRemoved) heading.current?.focus();
  }, [isRemoved]);
  const kept = personalKinds.flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return count === 0 ? [] : [{ kind, count, name: texts.kinds[kind][0], meaning: texts.kinds[kind][1] }];
  });
  return (
    <div className="portal-page">
      <div className="portal-statement">
        <PageHeading>{texts.title}</PageHeading>
        <p>{texts.intro}</p>
        <section>
          <h2 ref={heading} tabIndex={-1}>
            {texts.keptTitle}
          </h2>
          {kept.length === 0 && <p>{texts.nothing}</p>}
          <dl>
            {kept.map(({ kind, name, count, meaning }) => (
              <div key={kind}>
                <dt>
                  {name} ({texts.count(count)})
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.sessionTitle}</dt>
              <dd>{texts.session}</dd>
            </div>
          </dl>
          <div className="wrap gap-12">
            <button type="button" className="button" onClick={download}>
              {texts.download}
            </button>
            <button type="button" className="button" disabled={kept.length === 0} onClick={() => setAsking(true)}>
              {texts.remove}
            </button>
          </div>
          <p role="status">{isRemoved && texts.removed}</p>
        </section>
        <section>
          <h2>{texts.otherTitle}</h2>
          <p>{texts.other}</p>
        </section>
      </div>
      {isAsking && (
        <KitContext>
          <ConfirmDialog
            title={texts.confirmTitle}
            confirm={texts.confirmButton}
            isDangerous
            onConfirm={remove}
            onClose={() => setAsking(false)}
          >
            {texts.confirm}
          </ConfirmDialog>
        </KitContext>
      )}
    </div>
  );
}
