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

function toSheet(source: Styles): CSSStyleSheet {
  if (!source.sheet) {
    source.sheet = new CSSStyleSheet();
    source.sheet.replaceSync(source.text);
  }
  return source.sheet;
}

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
