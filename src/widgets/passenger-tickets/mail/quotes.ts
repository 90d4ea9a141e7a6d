import type { Findings } from "./findings.ts";
import { mailMessages as texts } from "../passenger-tickets.messages.ts";
import { isBlank, unwrap } from "./tidy.ts";

/** Characters; a longer paragraph is no introduction of a quote. */
const longestIntroduction = 400;
/** "… tarihinde şunu yazdı:", "On … wrote:". */
const introduction = /(?:şunu yazdı|şunları yazdı|tarihinde yazdı|yazdı|wrote)\s*:\s*$/;
/** Separator lines that Outlook and similar programs put above an earlier e-mail. */
const separator =
  /^\s*(?:-{3,}|_{10,})\s*(?:Original Message|Original Appointment|Forwarded message|Özgün İleti|Orijinal Mesaj|İletilen mesaj|Yönlendirilen ileti)\s*-*\s*$/i;
const header = /^\s*(?:Kimden|Gönderen|From)\s*:[\s\S]*(?:Konu|Subject)\s*:/;

/** Whether an earlier e-mail begins after this element. */
function isBoundary(element: Element, { boundaries }: Findings): boolean {
  if (boundaries.has(element)) return true;
  const text = shortText(element);
  return text !== null && (separator.test(text) || header.test(text));
}

function isIntroduction(element: Element): boolean {
  const text = shortText(element);
  return text !== null && introduction.test(text.trim());
}

/** The element's text; null as soon as it is too long for an introduction. */
function shortText(element: Element): string | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode()) {
    text += walker.currentNode.nodeValue ?? "";
    if (text.length > longestIntroduction) return null;
  }
  return text;
}

const isQuote = (node: Node | null | undefined, { quotes }: Findings): node is Node =>
  node != null && (quotes.has(node) || node.nodeName === "BLOCKQUOTE");

/** The node and its following siblings while `belongs` holds, with the white space between them. */
function withFollowing(first: Node, belongs: (node: Node) => boolean): Node[] {
  const nodes = [first];
  let last = 0;
  for (let node = first.nextSibling; node; node = node.nextSibling) {
    nodes.push(node);
    if (belongs(node)) last = nodes.length - 1;
    else if (!isBlank(node)) break;
  }
  return nodes.slice(0, last + 1);
}

/** The outermost ancestor that begins with this element (`first`) or contains nothing else (`only`). */
function outermost(element: Element, holds: "first" | "only"): Element {
  let start = element;
  if (isBlank(start)) return start;
  for (let parent = start.parentElement; parent; parent = start.parentElement) {
    if (hasWords(start, "previousSibling") || (holds === "only" && hasWords(start, "nextSibling"))) break;
    start = parent;
  }
  return start;
}

function hasWords(start: Node, direction: "previousSibling" | "nextSibling"): boolean {
  for (let node = start[direction]; node; node = node[direction]) if (!isBlank(node)) return true;
  return false;
}

/** Nodes to fold together with this element; empty for none. */
function quotedFrom(element: Element, findings: Findings): Node[] {
  if (isBoundary(element, findings)) return withFollowing(outermost(element, "first"), () => true);
  const introduces = isIntroduction(element);
  if (!introduces && !findings.quotes.has(element)) return [];
  const whole = outermost(element, "only");
  const quoted = withFollowing(whole, (node) => isQuote(node, findings));
  // The quote isn't marked up: everything after the introduction counts as the quote.
  return introduces && quoted.length === 1 ? withFollowing(whole, () => true) : quoted;
}

/** Folds quoted earlier e-mails, which the conversation shows anyway, unless the e-mail contains nothing else. */
export function foldQuotes(content: ParentNode, findings: Findings): void {
  for (const element of content.querySelectorAll("p, div, blockquote, hr")) {
    if (element.closest("details") || !content.contains(element)) continue;
    // A wrapper around everything: the quote is deeper inside.
    const isFrame = !findings.quotes.has(element) && !findings.boundaries.has(element) && hasBlocks(element);
    const nodes = isFrame ? [] : withLine(quotedFrom(element, findings));
    const [first] = nodes;
    if (!first) continue;
    const fold = element.ownerDocument.createElement("details");
    const title = element.ownerDocument.createElement("summary");
    title.textContent = texts.quote;
    fold.className = "mail-quote";
    first.parentNode?.insertBefore(fold, first);
    fold.append(title);
    for (const node of nodes) fold.append(node);
  }
  openWhenAlone(content);
}

/** Adds the rule (`<hr>`) that some programs put above a quote. */
function withLine(nodes: readonly Node[]): readonly Node[] {
  let before = nodes[0]?.previousSibling;
  while (before && before.nodeName !== "HR" && isBlank(before)) before = before.previousSibling;
  return before?.nodeName === "HR" ? [before, ...nodes] : nodes;
}

function hasBlocks(element: Element): boolean {
  return element.querySelector("p, div, blockquote") !== null;
}

function openWhenAlone(content: ParentNode): void {
  const folds = [...content.querySelectorAll("details")];
  const folded = folds.reduce((sum, fold) => sum + (fold.textContent ?? "").trim().length, 0);
  const all = [...content.childNodes].map(({ textContent }) => textContent ?? "").join("");
  if (folds.length === 0 || all.trim().length > folded) return;
  for (const fold of folds) {
    fold.querySelector("summary")?.remove();
    unwrap(fold);
  }
}
