import { $language } from "../../../core/text/messages.ts";
import { quirks, textOf } from "../element/styles.ts";
import { type PageMargins, type PageOrientation, toPageStyles } from "./page-style.ts";
import { onPaper } from "./paper.ts";

type View = Window & typeof globalThis;

/** Invisible, but laid out at the width of a page, so that its fonts and images load. */
const frameStyle = "position:fixed;inset:0 auto auto -3000px;width:1032px;height:700px;border:0;visibility:hidden";
const toFrameStyles = (orientation: PageOrientation, margins: PageMargins, font: string) =>
  `@page{size:A4 ${orientation}}${toPageStyles(margins, font)}html,body{margin:0;background:#fff}body{margin-right:1px}`;
/** Ms; images and fonts that take longer are left out. */
const patience = 5000;
/** Custom properties that a page sets for our elements. */
const knob = /--shuttle-host-[\w-]+/g;

/** The print frame of each root; a new one replaces it. */
const frames = new WeakMap<ShadowRoot, HTMLIFrameElement>();

/**
 * Prints an element's content in its present state from a document of its own, so that nothing of the page around it is printed.
 * The title in `margins` becomes the name of the job and of a saved PDF. Resolves when the browser has taken over.
 */
export async function printContent(
  root: ShadowRoot,
  margins: PageMargins,
  orientation: PageOrientation = "landscape",
): Promise<void> {
  frames.get(root)?.remove();
  const { frame, view } = await openFrame(root);
  const { document } = view;
  document.title = margins.title;
  document.documentElement.lang = $language.get();
  const font = getComputedStyle(root.querySelector(".shuttle-root") ?? root.host).fontFamily;
  document.adoptedStyleSheets = [...fontFaces(), toFrameStyles(orientation, margins, font)].map((text) =>
    toStyleSheet(text, view),
  );
  const host = document.createElement("div");
  document.body.append(host);
  await onPaper(root, () => {
    for (const slotted of root.host.children) {
      if (slotted.slot === "heading") host.append(toHeading(slotted, document));
    }
    const copy = copyRoot(root, host, view);
    // A frame without `src` has no doctype, so it is in quirks mode.
    copy.adoptedStyleSheets = [...copy.adoptedStyleSheets, toStyleSheet(quirks.text, view)];
    copyKnobs(root, host);
  });
  await settled(document);
  view.addEventListener("afterprint", () => frame.remove(), { once: true });
  view.print();
}

async function openFrame(root: ShadowRoot): Promise<{ frame: HTMLIFrameElement; view: View }> {
  const frame = document.createElement("iframe");
  frame.className = "print-frame";
  frame.style.cssText = frameStyle;
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  frames.set(root, frame);
  // Firefox replaces the initial empty document asynchronously.
  await new Promise((resolve) => {
    frame.addEventListener("load", resolve, { once: true });
    root.append(frame);
  });
  if (!frame.contentWindow) throw new Error("The frame of the printed page has no window");
  return { frame, view: frame.contentWindow as View };
}

function toStyleSheet(text: string, view: View): CSSStyleSheet {
  const styleSheet = new view.CSSStyleSheet();
  styleSheet.replaceSync(text);
  return styleSheet;
}

/** The page's slotted heading: its text without its styles. */
function toHeading(from: Element, document: Document): Element {
  const heading = document.createElement(from.localName);
  heading.slot = from.slot;
  heading.textContent = from.textContent;
  return heading;
}

/** Host properties (colours, font, sizes) as inherited at the element. */
function copyKnobs(root: ShadowRoot, host: HTMLElement): void {
  const given = getComputedStyle(root.host);
  const names = new Set(root.adoptedStyleSheets.flatMap((styleSheet) => textOf(styleSheet).match(knob) ?? []));
  for (const name of names) {
    const value = given.getPropertyValue(name);
    if (value !== "") host.style.setProperty(name, value);
  }
}

/** The page's `@font-face` rules with absolute addresses. Stylesheets of other origins can't be read. */
function fontFaces(): string[] {
  return [...document.styleSheets].flatMap((styleSheet) => {
    try {
      return [...styleSheet.cssRules]
        .filter((rule) => rule instanceof CSSFontFaceRule)
        .map(({ cssText }) => withAddresses(cssText, styleSheet.href ?? document.baseURI));
    } catch (error) {
      if (error instanceof DOMException && error.name === "SecurityError") return [];
      throw error;
    }
  });
}

function withAddresses(text: string, base: string): string {
  return text.replace(/url\("([^"]+)"\)/g, (whole, address: string) =>
    URL.canParse(address, base) ? `url("${new URL(address, base).href}")` : whole,
  );
}

/** Waits for the document's fonts and images, at most `patience` ms. */
async function settled(document: Document): Promise<void> {
  // Layout is what starts loading fonts.
  document.body.getBoundingClientRect();
  const pictures = [...(document.body.firstElementChild?.shadowRoot?.querySelectorAll("img") ?? [])];
  const all = [document.fonts.ready, ...pictures.map((picture) => picture.decode().catch(() => undefined))];
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/** Elements that aren't copied: not printable, or active. */
const uncopied = new Set(["SCRIPT", "IFRAME", "DIALOG", "TEMPLATE"]);

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
    else if (child instanceof Element && !uncopied.has(child.tagName)) to.appendChild(copyElement(child, view));
  }
}

/**
 * Copies everything in `from` into a shadow root of `host`, an element of another document, in its present state. Node by
 * node, because a page's policy may refuse inline styles and parsing of HTML.
 */
function copyRoot(from: ShadowRoot, host: Element, view: View): ShadowRoot {
  const to = host.attachShadow({ mode: "open" });
  copyStyleSheets(from, to, view);
  copyChildren(from, to, view);
  return to;
}
