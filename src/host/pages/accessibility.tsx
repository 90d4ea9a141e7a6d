import { useStore } from "@nanostores/react";
import { useInsertionEffect } from "react";
import { formatLongDay } from "../../core/text/format-date.ts";
import { SupportMail } from "../../widgets/kit/text/mail-link.tsx";
import { adopt, styles } from "../../widgets/kit/element/styles.ts";
import { usePortal } from "../context.ts";
import { KitContext } from "../kit-context.tsx";
import { PlaceLink } from "../place-link.tsx";
import { accessibilityMessages as texts } from "./pages.messages.ts";
import { PageHeading } from "./page-heading.tsx";
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
