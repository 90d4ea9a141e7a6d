import { $language } from "../../../core/text/messages.ts";
import { adopt, quirks, styles, textOf } from "../element/styles.ts";
import { copyRoot } from "./copy-tree.ts";
import { type PageMargins, type PageOrientation, toPageStyles } from "./page-style.ts";
import { onPaper } from "./paper.ts";
import css from "./print.css?inline";

type View = Window & typeof globalThis;

const frameStyles = styles(css);
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
  adopt(root, [frameStyles]);
  const frame = document.createElement("iframe");
  frame.className = "print-frame";
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
