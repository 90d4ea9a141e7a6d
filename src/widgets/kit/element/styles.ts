import { useInsertionEffect } from "react";
import { useWidgetRoot } from "./context.ts";

/** Style text that becomes one constructable sheet, shared by all roots that adopt it. */
export interface Styles {
  readonly text: string;
  sheet?: CSSStyleSheet;
}

const known = new Map<string, Styles>();

/** Wraps imported CSS (`import css from "./x.css?inline"`). The sheet is made at first use, so importing stays safe in Node. */
export function styles(text: string): Styles {
  let source = known.get(text);
  if (!source) {
    source = { text };
    known.set(text, source);
  }
  return source;
}

/** What a sheet of ours was made from; of another one (Shoelace's) what the browser makes of it. */
const texts = new WeakMap<CSSStyleSheet, string>();

export function textOf(sheet: CSSStyleSheet): string {
  return texts.get(sheet) ?? Array.from(sheet.cssRules, ({ cssText }) => cssText).join("\n");
}

function toSheet(source: Styles): CSSStyleSheet {
  if (!source.sheet) {
    source.sheet = new CSSStyleSheet();
    source.sheet.replaceSync(source.text);
    texts.set(source.sheet, source.text);
  }
  return source.sheet;
}

/**
 * For a page without a doctype: there a height in percent leads past parents of no height of their own up to the window, though
 * not past a grid, and a table has a font of its own.
 */
export const quirks = styles(
  ":host{display:grid!important;grid-template-columns:minmax(0,1fr)}table{font:inherit;color:inherit}",
);

/** Adopts the sheets into a shadow root (or the document of the portal page), each once and in this order. */
export function adopt(root: ShadowRoot | Document, sources: readonly Styles[]): void {
  const present = new Set(root.adoptedStyleSheets);
  const missing = sources.map(toSheet).filter((sheet) => !present.has(sheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/** Adopts the sheets of a component that is loaded later than its widget (charts, maps, dialogs). */
export function useStyles(...sources: readonly Styles[]): void {
  const root = useWidgetRoot();
  useInsertionEffect(() => {
    adopt(root, sources);
    // The sources are module constants.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root]);
}
