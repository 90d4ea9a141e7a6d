import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from "react";
import { personalKinds } from "../../core/platform/personal-storage.ts";
import { listOwnData, removeOwnData, toOwnDataFile } from "../../core/portal/own-data.ts";
import { formatLongDay } from "../../core/text/format-date.ts";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import { ConfirmDialog } from "../../widgets/kit/overlay/dialog.tsx";
import { SupportMail } from "../../widgets/kit/text/mail-link.tsx";
import { KitContext, PlaceLink, usePortal } from "../context.tsx";
import { accessibilityMessages as texts, privacyMessages as privacyTexts } from "./pages.messages.ts";
import css from "./statement.css?inline";

const pageStyles = [styles(css)];
/** Day of the last assessment, whose results are in docs/papers. */
const assessed = "2026-11-24";

/** The accessibility statement, open to anybody. */
export function Accessibility() {
  useInsertionEffect(() => adopt(document, pageStyles), []);
  const { session } = usePortal();
  const { productName } = useStore(session.$settings);
  const isSignedIn = useStore(session.$state).status === "signed-in";
  const lists = [
    [texts.meansTitle, texts.means],
    [texts.limitsTitle, texts.limits],
  ] as const;
  return (
    <div className="portal-page">
      <div className="portal-statement">
        <PageHeading>{texts.title}</PageHeading>
        <p>{texts.intro(productName)}</p>
        <section>
          <h2>{texts.statusTitle}</h2>
          <p>{texts.status}</p>
        </section>
        {lists.map(([title, lines]) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{texts.contactTitle}</h2>
          <p>
            {texts.contact}{" "}
            <KitContext>
              <SupportMail className="link" />
            </KitContext>
          </p>
        </section>
        <p className="note">{texts.date(formatLongDay(assessed))}</p>
        <p>
          <PlaceLink className="button" to={isSignedIn ? "dashboard" : "sign-in"}>
            {isSignedIn ? texts.home : texts.signIn}
          </PlaceLink>
        </p>
      </div>
    </div>
  );
}

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
    session.environment.saveFile(file, privacyTexts.file);
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
    return count === 0
      ? []
      : [{ kind, count, name: privacyTexts.kinds[kind][0], meaning: privacyTexts.kinds[kind][1] }];
  });
  return (
    <div className="portal-page">
      <div className="portal-statement">
        <PageHeading>{privacyTexts.title}</PageHeading>
        <p>{privacyTexts.intro}</p>
        <section>
          <h2 ref={heading} tabIndex={-1}>
            {privacyTexts.keptTitle}
          </h2>
          {kept.length === 0 && <p>{privacyTexts.nothing}</p>}
          <dl>
            {kept.map(({ kind, name, count, meaning }) => (
              <div key={kind}>
                <dt>
                  {name} ({privacyTexts.count(count)})
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
            <div>
              <dt>{privacyTexts.sessionTitle}</dt>
              <dd>{privacyTexts.session}</dd>
            </div>
          </dl>
          <div className="wrap gap-12">
            <button type="button" className="button" onClick={download}>
              {privacyTexts.download}
            </button>
            <button type="button" className="button" disabled={kept.length === 0} onClick={() => setAsking(true)}>
              {privacyTexts.remove}
            </button>
          </div>
          <p role="status">{isRemoved && privacyTexts.removed}</p>
        </section>
        <section>
          <h2>{privacyTexts.otherTitle}</h2>
          <p>{privacyTexts.other}</p>
        </section>
      </div>
      {isAsking && (
        <KitContext>
          <ConfirmDialog
            title={privacyTexts.confirmTitle}
            confirm={privacyTexts.confirmButton}
            isDangerous
            onConfirm={remove}
            onClose={() => setAsking(false)}
          >
            {privacyTexts.confirm}
          </ConfirmDialog>
        </KitContext>
      )}
    </div>
  );
}

/** The heading of a page whose code is loaded after the navigation: takes the focus from the content region. */
function PageHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement?.id === "content") heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
