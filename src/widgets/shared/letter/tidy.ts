import { toPlainMailLink } from "../../../core/text/mail-address.ts";
import { isLink } from "./allowed.ts";
import type { Findings } from "./findings.ts";
import { letterMessages as texts } from "./letter.messages.ts";
import { otherTarget, withoutUnseen } from "./link-target.ts";

const elementsOf = (content: ParentNode, selector: string) => [...content.querySelectorAll<HTMLElement>(selector)];

const anyLetter = /[^\s\u200b]/;

/** Nothing to read in it; hard blanks, of which Outlook makes its empty lines, are none. Reads no further than to the first letter. */
export function isBlank(node: Node): boolean {
  if (node.nodeType === Node.TEXT_NODE) return !anyLetter.test(node.nodeValue ?? "");
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (anyLetter.test(walker.currentNode.nodeValue ?? "")) return false;
  return true;
}

/** Moves everything: one by one, as a call takes only so many parameters. */
function moveContent(from: Element, to: Element): void {
  while (from.firstChild) to.append(from.firstChild);
}

/** Replaces an element by its content. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** What the sender's program hid stays hidden. */
export function removeHidden(content: ParentNode, { hidden }: Findings): void {
  for (const element of elementsOf(content, "*")) if (hidden.has(element)) element.remove();
}

/** A letter's headings are none of the page's. */
export function renameHeadings(content: ParentNode): void {
  for (const heading of elementsOf(content, "h1, h2, h3, h4, h5, h6")) {
    const owner = heading.ownerDocument;
    const bold = owner.createElement("b");
    moveContent(heading, bold);
    const paragraph = owner.createElement("p");
    paragraph.append(bold);
    heading.replaceWith(paragraph);
  }
}

/** Links lead out of the page, into a tab that knows nothing of it; what they say of where they lead is true. */
export function guardLinks(content: ParentNode): void {
  for (const link of elementsOf(content, "a")) {
    if (!isLink(link.getAttribute("href")) || (isBlank(link) && !link.querySelector("img"))) {
      unwrap(link);
      continue;
    }
    const href = link.getAttribute("href") ?? "";
    if (/^\s*mailto:/i.test(href)) {
      // An address only: no subject, copies or text that the reader would send as their own.
      const plain = toPlainMailLink(href);
      if (plain === null) {
        unwrap(link);
        continue;
      }
      link.setAttribute("href", plain);
    }
    link.setAttribute("target", "_blank");
    link.setAttribute("rel", "noopener noreferrer nofollow");
    link.setAttribute("referrerpolicy", "no-referrer");
    noteTarget(link);
  }
}

/** Says where a link really leads when it shows another address, as a part of its words: it is heard with them. */
function noteTarget(link: HTMLElement): void {
  const walker = link.ownerDocument.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const shown = withoutUnseen(walker.currentNode.nodeValue ?? "");
    if (shown !== walker.currentNode.nodeValue) walker.currentNode.nodeValue = shown;
  }
  const pictures = [...link.querySelectorAll("img")].map((image) => image.getAttribute("alt") ?? "");
  const target = otherTarget([link.textContent ?? "", ...pictures].join(" "), link.getAttribute("href") ?? "");
  if (target === null) return;
  const note = link.ownerDocument.createElement("span");
  note.className = "letter-target";
  note.dir = "ltr";
  note.textContent = texts.target(target);
  link.append(" ", note);
}

/** Tables that only lay out are read line by line; those with data keep their rows and scroll on their own. */
export function sortTables(content: ParentNode, { dataTables }: Findings): void {
  for (const cell of elementsOf(content, "th")) if (isBlank(cell)) cell.replaceWith(toCell(cell));
  for (const table of elementsOf(content, "table")) {
    if (isBlank(table) && !table.querySelector("img")) {
      table.remove();
    } else if (dataTables.has(table) && !table.querySelector("table")) {
      const frame = table.ownerDocument.createElement("div");
      frame.className = "letter-table";
      frame.tabIndex = 0;
      frame.setAttribute("role", "group");
      frame.setAttribute("aria-label", texts.table);
      table.replaceWith(frame);
      frame.append(table);
    } else {
      table.setAttribute("role", "presentation");
      for (const head of table.querySelectorAll("th")) {
        if (head.closest("table") === table) head.replaceWith(toCell(head));
      }
    }
  }
}

function toCell(head: Element): Element {
  const cell = head.ownerDocument.createElement("td");
  for (const { name, value } of head.attributes) cell.setAttribute(name, value);
  moveContent(head, cell);
  return cell;
}

const keepsPlace = "img, hr, table, td, th, .letter-picture";

/** Mail programs space with empty paragraphs; the letter's own style has gaps. */
export function closeGaps(content: DocumentFragment): void {
  for (const element of elementsOf(content, "p, div, span, b, i, u, em, strong, small, li, ul, ol").toReversed()) {
    if (!isBlank(element) || element.querySelector(keepsPlace)) continue;
    const isLine = element.querySelector("br") !== null && /^(?:p|div)$/.test(element.localName);
    const before = element.previousElementSibling;
    if (!isLine || before === null || before.localName === "br" || isBlank(before)) element.remove();
  }
  // What is left beside what went becomes one text: a line looks back over it only once.
  content.normalize();
  for (const line of elementsOf(content, "br")) {
    const before = beside(line);
    const isAfterBlank = before?.nodeName === "BR" ? !isText(beside(before)) : before !== null && isBlankLine(before);
    if (!isAfterBlank) continue;
    // With the blanks before it, which the next one would go over once more.
    while (line.previousSibling && line.previousSibling !== before) line.previousSibling.remove();
    line.remove();
  }
}

const isText = (node: Node | null) => node !== null && node.nodeName !== "BR";
const isBlankLine = (node: Node) => /^(?:P|DIV)$/.test(node.nodeName) && isBlank(node);

/** The sibling before, without the blanks of the source. */
function beside(node: Node): Node | null {
  let before = node.previousSibling;
  while (before?.nodeType === Node.TEXT_NODE && isBlank(before)) before = before.previousSibling;
  return before;
}
