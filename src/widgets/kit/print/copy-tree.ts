import { textOf } from "../element/styles.ts";

type View = Window & typeof globalThis;

/** Elements that aren't copied: not printable, or active. */
const left = new Set(["SCRIPT", "IFRAME", "DIALOG", "TEMPLATE"]);

/** Copies constructed stylesheets: one can be adopted only in the document whose window constructed it. */
function copyStyleSheets(from: ShadowRoot, to: ShadowRoot, view: View): void {
  to.adoptedStyleSheets = from.adoptedStyleSheets.map((styleSheet) => {
    const copy = new view.CSSStyleSheet();
    copy.replaceSync(textOf(styleSheet));
    return copy;
  });
}

/** Copies inline styles through the CSSOM, because a strict `style-src` policy refuses style attributes. */
function copyStyle(from: ElementCSSInlineStyle, to: ElementCSSInlineStyle): void {
  for (const name of from.style) {
    to.style.setProperty(name, from.style.getPropertyValue(name), from.style.getPropertyPriority(name));
  }
}

/** Copies the state that isn't in attributes: form values and canvas pixels. */
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
 * Copies everything in `from` into a shadow root of `host`, an element of another document, in its present state. Node by
 * node, because a page's policy may refuse inline styles and parsing of HTML.
 */
export function copyRoot(from: ShadowRoot, host: Element, view: View): ShadowRoot {
  const to = host.attachShadow({ mode: "open" });
  copyStyleSheets(from, to, view);
  copyChildren(from, to, view);
  return to;
}
