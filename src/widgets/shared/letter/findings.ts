/** What a letter's `style` attributes are called from before it is parsed on: as such they would be the page's business. */
export const styleAttribute = "shuttle-letter-style";

/** What the sanitiser sees in a letter before it takes attributes away. */
export interface Findings {
  /** What an earlier letter is quoted in. */
  readonly quotes: WeakSet<Node>;
  /** Where an earlier letter begins: everything behind it belongs to it. */
  readonly boundaries: WeakSet<Node>;
  /** What the sender's program doesn't show, as the lines that mailboxes show beside a subject. */
  readonly hidden: WeakSet<Node>;
  /** Tables with data, as against those that only lay out. */
  readonly dataTables: WeakSet<Node>;
  readonly pictures: WeakMap<Node, { readonly address: string; readonly isTracker: boolean }>;
}

export function createFindings(): Findings {
  return {
    quotes: new WeakSet(),
    boundaries: new WeakSet(),
    hidden: new WeakSet(),
    dataTables: new WeakSet(),
    pictures: new WeakMap(),
  };
}

// The marks of Gmail, Yahoo, Thunderbird, Proton and Tuta; those of Outlook on the desktop and on the web.
const quoteClass =
  /(?:^|\s)(?:x_)?(?:gmail_quote|gmail_quote_container|yahoo_quoted|moz-cite-prefix|protonmail_quote|tutanota_quote)(?:\s|$)/;
const boundaryId =
  /^(?:x_)?(?:appendonsend|divRplyFwdMsg|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container)$/;
export const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
const gridClass = /(?:^|\s)MsoTableGrid(?:\s|$)/;
/** The line that Outlook draws over "Kimden: …". */
const headerLine = /border-top\s*:\s*solid\s+#?(?:E1E1E1|B5C4DF)/i;

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";

/** Notes down what an element's attributes say. */
export function noteElement(findings: Findings, element: Element): void {
  const tag = element.localName;
  const style = attribute(element, styleAttribute);
  const isCite = tag === "blockquote" && attribute(element, "type") === "cite";
  if (isCite || quoteClass.test(attribute(element, "class"))) findings.quotes.add(element);
  if (boundaryId.test(attribute(element, "id")) || headerLine.test(style)) findings.boundaries.add(element);
  if (element.hasAttribute("hidden") || hiddenStyle.test(style)) findings.hidden.add(element);
  if (tag === "table" && isDataTable(element)) findings.dataTables.add(element);
  if (tag === "img") {
    findings.pictures.set(element, {
      address: attribute(element, "src").trim(),
      isTracker: isTiny(element, "width") || isTiny(element, "height"),
    });
  }
}

function isDataTable(table: Element): boolean {
  if (attribute(table, "role") === "presentation") return false;
  return (
    Number(attribute(table, "border")) > 0 ||
    gridClass.test(attribute(table, "class")) ||
    table.querySelector("th") !== null
  );
}

/** Pictures of a point or two are there to tell the sender that the letter was opened. */
function isTiny(picture: Element, side: "width" | "height"): boolean {
  const inStyle = new RegExp(`(?:^|;)\\s*${side}\\s*:\\s*([\\d.]+)px`, "i").exec(
    attribute(picture, styleAttribute),
  )?.[1];
  const size = Number.parseFloat(attribute(picture, side) || (inStyle ?? ""));
  return Number.isFinite(size) && size < 4;
}
