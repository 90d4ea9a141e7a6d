import { createContext, useContext } from "react";

/** What a component may know of the element (or portal page) that it is shown in. */
export interface WidgetContextValue {
  /** Where styles are adopted and focus is looked up: the element's shadow root, or the portal's document. */
  readonly root: ShadowRoot | Document;
  /** The theme in effect; `auto` is already resolved. */
  readonly theme: "light" | "dark";
}

export const WidgetContext = createContext<WidgetContextValue | null>(null);

function useWidgetContext(): WidgetContextValue {
  const value = useContext(WidgetContext);
  if (!value) throw new Error("A kit component is rendered outside of a widget");
  return value;
}

export function useWidgetRoot(): ShadowRoot | Document {
  return useWidgetContext().root;
}

/** Canvas code reads its colours again when this changes. */
export function useTheme(): "light" | "dark" {
  return useWidgetContext().theme;
}
