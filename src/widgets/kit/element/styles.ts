import { useContext, useInsertionEffect } from "react";
import { WidgetContext } from "./context.ts";

/** CSS text that becomes one constructed stylesheet, shared by all roots that adopt it. */
export interface Styles {
  readonly text: string;
  stylesheet?: CSSStyleSheet;
}

const known = new Map<string, Styles>();

/** Wraps imported CSS (`import css from "./x.css?inline"`). Constructed at first use, so that importing is safe in Node. */
export function styles(text: string): Styles {
  let source = known.get(text);
  if (!source) {
    source = { text };
    known.set(text, source);
  }
  return source;
}

/** Source text of our stylesheets; for others (Shoelace's) the browser's serialisation is used. */
const texts = new WeakMap<CSSStyleSheet, string>();

export function textOf(stylesheet: CSSStyleSheet): string {
  return texts.get(stylesheet) ?? Array.from(stylesheet.cssRules, ({ cssText }) => cssText).join("\n");
}

function toStylesheet(source: Styles): CSSStyleSheet {
  if (!source.stylesheet) {
    source.stylesheet = new CSSStyleSheet();
    source.stylesheet.replaceSync(source.text);
    texts.set(source.stylesheet, source.text);
  }
  return source.stylesheet;
}

/**
 * For pages without a doctype: in quirks mode a percentage height resolves past parents of auto height up to the window, though
 * not past a grid, and tables don't inherit the font.
 */
export const quirks = styles(
  ":host{display:grid!important;grid-template-columns:minmax(0,1fr)}table{font:inherit;color:inherit}",
);

/** Adopts the stylesheets into a shadow root (or the portal's document), each once and in this order. */
export function adopt(root: ShadowRoot | Document, sources: readonly Styles[]): void {
  const present = new Set(root.adoptedStyleSheets);
  const missing = sources.map(toStylesheet).filter((stylesheet) => !present.has(stylesheet));
  if (missing.length > 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...missing];
}

/** Adopts the stylesheets of a component into its widget; outside of one (a page of the demo) into the document. */
export function useStyles(...sources: readonly Styles[]): void {
  const root = useContext(WidgetContext)?.root;
  useInsertionEffect(() => {
    adopt(root ?? document, sources);
    // The sources are module constants.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root]);
}
