import { toPlainMailLink } from "../../../core/text/mail-address.ts";
import { isLink } from "./allow-list.ts";
import type { Findings } from "./findings.ts";
import { mailMessages as texts } from "../passenger-tickets.messages.ts";

/** Bidirectional controls and zero-width characters, which make the shown text differ from the written one. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** File name extensions that are no top-level domains. */
const fileEnds = new Set(
  "pdf doc docx xls xlsx ppt pptx csv txt rtf odt ods jpg jpeg png gif webp heic tif tiff bmp rar htm html ics eml".split(
    " ",
  ),
);

/** `www.Banka.com.tr` → `banka.com.tr`; other alphabets in Punycode (`xn--…`). */
function toHost(written: string): string | null {
  const address = `https://${written}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : null;
}

function isHostLike(word: string): boolean {
  const labels = word.split(".");
  const last = labels.at(-1) ?? "";
  if (labels.length < 2 || labels.includes("") || fileEnds.has(last.toLowerCase())) return false;
  const isNumeric = labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label));
  return isNumeric || /^(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu.test(last);
}

/** Hosts that a reader sees in a text: the first of each word, before its path. */
function shownHosts(text: string): readonly string[] {
  const hosts: string[] = [];
  for (const word of text.split(/\s+/)) {
    const scheme = word.indexOf("://");
    const address = word.slice(scheme < 0 ? 0 : scheme + 3);
    // In a mail address the part before `@` is the user; in a web address a reader may take it for the host.
    const parts = scheme < 0 ? [address.slice(address.lastIndexOf("@") + 1)] : address.split("@");
    for (const part of parts) {
      const shown = part.split(/[^\p{L}\p{N}.-]+/u).find((piece) => isHostLike(piece.replace(/^[.-]+|[.-]+$/g, "")));
      if (shown !== undefined) hosts.push(shown.replace(/^[.-]+|[.-]+$/g, ""));
    }
  }
  return hosts;
}

/** Host of a `mailto:` address, after the last `@`; of several addresses, of the first. */
function mailHost(address: URL): string | null {
  const [first = ""] = address.pathname.split(/,|%2c/i);
  return toHost(first.slice(first.lastIndexOf("@") + 1));
}

/**
 * The host of a link's real target, when its text shows another host, or when its host has characters of other alphabets, which
 * may look like Latin ones; else null. `address` must be allowed by allow-list.ts.
 */
export function otherTarget(text: string, address: string): string | null {
  const url = new URL(address);
  const isMail = url.protocol === "mailto:";
  const target = isMail ? mailHost(url) : toHost(url.hostname);
  if (target === null) return url.pathname;
  const shown = shownHosts(text.normalize("NFKC").replace(unseen, "").replaceAll("。", "."));
  const isOther = shown.some((host) => toHost(host) !== target) || /(?:^|\.)xn--/.test(target);
  return isOther ? (isMail ? `@${target}` : url.hostname) : null;
}

const withoutUnseen = (text: string): string => text.replace(unseen, "");

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

/** Removes the empty paragraphs that mail programs use as spacing; conversation.css has gaps. */
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
