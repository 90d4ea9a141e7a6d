import { textOf } from "../element/styles.ts";

type View = Window & typeof globalThis;

/** What has no place on paper, or would do something there. */
const left = new Set(["SCRIPT", "IFRAME", "DIALOG", "TEMPLATE"]);

/** Styles as sheets of the other document: a sheet belongs to the document that it was made in. */
function copySheets(from: ShadowRoot, to: ShadowRoot, view: View): void {
  to.adoptedStyleSheets = from.adoptedStyleSheets.map((sheet) => {
    const copy = new view.CSSStyleSheet();
    copy.replaceSync(textOf(sheet));
    return copy;
  });
}

/** By the style object: a style attribute is what a strict policy refuses. */
function copyStyle(from: ElementCSSInlineStyle, to: ElementCSSInlineStyle): void {
  for (const name of from.style) {
    to.style.setProperty(name, from.style.getPropertyValue(name), from.style.getPropertyPriority(name));
  }
}

/** What a person has typed or chosen, and what was drawn, stands in no attribute. */
function copyState(from: Element, to: Element): void {
  if (from instanceof HTMLCanvasElement && from.width > 0 && from.height > 0) {
    (to as HTMLCanvasElement).getContext("2d")?.drawImage(from, 0, 0);
  }
  if (from instanceof HTMLInputElement) {
    const copy = to as HTMLInputElement;
    copy.value = from.value;
    copy.checked = from.checked;
  }
  if (from instanceof HTMLSelectElement || from instanceof HTMLTextAreaElement) {
    (to as HTMLSelectElement).value = from.value;
  }
}

function copyElement(from: Element, view: View): Element {
  const to = view.document.createElementNS(from.namespaceURI, from.localName);
  for (const { name, namespaceURI, value } of from.attributes) {
    if (name !== "style") to.setAttributeNS(namespaceURI, name, value);
  }
  if ("style" in from) copyStyle(from as HTMLElement, to as HTMLElement);
  if (from.shadowRoot) copyRoot(from.shadowRoot, to, view);
  copyChildren(from, to, view);
  copyState(from, to);
  return to;
}

function copyChildren(from: ParentNode & Node, to: Node, view: View): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) to.appendChild(view.document.createTextNode(child.data));
    else if (child instanceof Element && !left.has(child.tagName)) to.appendChild(copyElement(child, view));
  }
}

/**
 * Puts a copy of everything in `from` into a root of `host`, an element of another document, as it is drawn at this moment:
 * nodes one by one, so that no page's policy on inline styles or on parsing has anything to refuse.
 */
export function copyRoot(from: ShadowRoot, host: Element, view: View): ShadowRoot {
  const to = host.attachShadow({ mode: "open" });
  copySheets(from, to, view);
  copyChildren(from, to, view);
  return to;
}
