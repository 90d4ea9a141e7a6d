/** Name that an e-mail's `style` attributes get before parsing: as `style` they would be reported to the page's policy. */
export const styleAttribute = "shuttle-mail-style";

/** What the sanitiser notes about an e-mail's elements before it removes their attributes. */
export interface Findings {
  /** Elements that quote an earlier e-mail. */
  readonly quotes: WeakSet<Node>;
  /** Elements after which everything belongs to an earlier e-mail. */
  readonly boundaries: WeakSet<Node>;
  /** Elements that the sender's program hides, such as the preview text of mailboxes. */
  readonly hidden: WeakSet<Node>;
  /** Data tables, as opposed to layout tables. */
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

// Classes of quotes in Gmail, Yahoo, Thunderbird, Proton and Tuta; ids in Outlook on the desktop and on the web.
const quoteClass =
  /(?:^|\s)(?:x_)?(?:gmail_quote|gmail_quote_container|yahoo_quoted|moz-cite-prefix|protonmail_quote|tutanota_quote)(?:\s|$)/;
const boundaryId =
  /^(?:x_)?(?:appendonsend|divRplyFwdMsg|OLK_SRC_BODY_SECTION|mail-editor-reference-message-container)$/;
export const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
const gridClass = /(?:^|\s)MsoTableGrid(?:\s|$)/;
/** The border that Outlook draws above "Kimden: …". */
const headerLine = /border-top\s*:\s*solid\s+#?(?:E1E1E1|B5C4DF)/i;

const attribute = (element: Element, name: string) => element.getAttribute(name) ?? "";

/** Notes what an element's attributes say. */
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

/** Images narrower or lower than 4 px count as tracking pixels, whose request shows the sender that the e-mail was opened. */
function isTiny(picture: Element, side: "width" | "height"): boolean {
  const inStyle = new RegExp(`(?:^|;)\\s*${side}\\s*:\\s*([\\d.]+)px`, "i").exec(
    attribute(picture, styleAttribute),
  )?.[1];
  const size = Number.parseFloat(attribute(picture, side) || (inStyle ?? ""));
  return Number.isFinite(size) && size < 4;
}
