import { toPlainMailLink } from "../../../core/text/mail-address.ts";
import { isLink } from "./allow-list.ts";
import type { Findings } from "./findings.ts";
import { mailMessages as texts } from "../passenger-tickets.messages.ts";
import { otherTarget, withoutUnseen } from "./link-target.ts";

const elementsOf = (content: ParentNode, selector: string) => [...content.querySelectorAll<HTMLElement>(selector)];

const anyVisible = /[^\s\u200b]/;

/** Whether a node has no visible text. No-break spaces, of which Outlook makes its empty lines, count as blank. */
export function isBlank(node: Node): boolean {
  if (node.nodeType === Node.TEXT_NODE) return !anyVisible.test(node.nodeValue ?? "");
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (anyVisible.test(walker.currentNode.nodeValue ?? "")) return false;
  return true;
}

/** Moves all children one by one, since the number of arguments of one `append` call is limited. */
function moveContent(from: Element, to: Element): void {
  while (from.firstChild) to.append(from.firstChild);
}

/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild);
  element.remove();
}

/** Removes what the sender's program hid. */
export function removeHidden(content: ParentNode, { hidden }: Findings): void {
  for (const element of elementsOf(content, "*")) if (hidden.has(element)) element.remove();
}

/** Renames headings: an e-mail's headings must not be in the page's outline. */
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

/** Links open in a new tab without opener and referrer, and state their real target. */
export function guardLinks(content: ParentNode): void {
  // The sanitiser allows each attribute on every element.
  for (const other of content.querySelectorAll("[href]:not(a)")) other.removeAttribute("href");
  for (const link of elementsOf(content, "a")) {
    if (!isLink(link.getAttribute("href")) || (isBlank(link) && !link.querySelector("img"))) {
      unwrap(link);
      continue;
    }
    const href = link.getAttribute("href") ?? "";
    if (/^\s*mailto:/i.test(href)) {
      // Only the address: a subject, copies or a text would be sent in the reader's name.
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

/** Adds the real target to the text of a link that shows another address, so that screen readers read it, too. */
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
  note.className = "mail-target";
  note.dir = "ltr";
  note.textContent = texts.target(target);
  link.append(" ", note);
}

/** Layout tables become plain blocks; data tables keep their rows and scroll horizontally. */
export function sortTables(content: ParentNode, { dataTables }: Findings): void {
  for (const cell of elementsOf(content, "th")) if (isBlank(cell)) cell.replaceWith(toCell(cell));
  for (const table of elementsOf(content, "table")) {
    if (isBlank(table) && !table.querySelector("img")) {
      table.remove();
    } else if (dataTables.has(table) && !table.querySelector("table")) {
      const frame = table.ownerDocument.createElement("div");
      frame.className = "mail-table";
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

const takesSpace = "img, hr, table, td, th, .mail-picture";

/** Removes the empty paragraphs that mail programs use as spacing; mail.css has gaps. */
export function closeGaps(content: DocumentFragment): void {
  for (const element of elementsOf(content, "p, div, span, b, i, u, em, strong, small, li, ul, ol").toReversed()) {
    if (!isBlank(element) || element.querySelector(takesSpace)) continue;
    const isLine = element.querySelector("br") !== null && /^(?:p|div)$/.test(element.localName);
    const before = element.previousElementSibling;
    if (!isLine || before === null || before.localName === "br" || isBlank(before)) element.remove();
  }
  // Merges adjacent text nodes, so that the loop below visits each only once.
  content.normalize();
  for (const line of elementsOf(content, "br")) {
    const before = beside(line);
    const isAfterBlank = before?.nodeName === "BR" ? !isText(beside(before)) : before !== null && isBlankLine(before);
    if (!isAfterBlank) continue;
    // Also removes the white space before it, which the next `br` would visit again.
    while (line.previousSibling && line.previousSibling !== before) line.previousSibling.remove();
    line.remove();
  }
}

const isText = (node: Node | null) => node !== null && node.nodeName !== "BR";
const isBlankLine = (node: Node) => /^(?:P|DIV)$/.test(node.nodeName) && isBlank(node);

/** The previous sibling that isn't white space. */
function beside(node: Node): Node | null {
  let before = node.previousSibling;
  while (before?.nodeType === Node.TEXT_NODE && isBlank(before)) before = before.previousSibling;
  return before;
}
