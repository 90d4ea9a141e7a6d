import type { Session } from "../core/session/session.ts";
import { toPageMargins, toPageStyles } from "../widgets/kit/print/page-style.ts";

const font = '"Hanken Grotesk Variable", sans-serif';

/** Writes title, company, maker and page numbers into the margins when the browser's own command prints the page. */
export function followPaper(session: Session): void {
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styleSheet);
  addEventListener("beforeprint", () => {
    const { productName } = session.$settings.get();
    const title = document.title.replace(` · ${productName}`, "");
    styleSheet.replaceSync(`@media print{${toPageStyles(toPageMargins(session, title), font)}}`);
  });
}
