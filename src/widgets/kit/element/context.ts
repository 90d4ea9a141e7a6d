import type { ReadableAtom } from "nanostores";
import { createContext, useContext, useEffect } from "react";
import type { Query } from "../../../core/query/query.ts";
import type { Scope } from "../../../core/query/scope.ts";
import type { Session } from "../../../core/session/session.ts";
import type { Emit } from "./events.ts";
import type { Theme } from "./theme.ts";

/** What a component can access of the element (or portal page) that shows it. */
export interface WidgetContextValue {
  /** Root for adopted stylesheets and `activeElement`: the element's shadow root, or the portal's document. */
  readonly root: ShadowRoot | Document;
  /** The theme in effect; `auto` is already resolved. */
  readonly theme: Theme;
  readonly session: Session;
  readonly emit: Emit;
}

export const WidgetContext = createContext<WidgetContextValue | null>(null);

/** What the element passes to its React root; constant for the element's lifetime. */
export interface WidgetController {
  readonly widget: string;
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly emit: Emit;
  /** Values of all attributes by property name. */
  readonly $values: ReadableAtom<Readonly<Record<string, unknown>>>;
  /** Sets what the element's `refresh()` calls while content is shown. */
  setRefresh(refresh: (() => Promise<void>) | null): void;
}

export function useWidget(): WidgetContextValue {
  const value = useContext(WidgetContext);
  if (!value) throw new Error("A kit component is rendered outside of a widget");
  return value;
}

export function useWidgetRoot(): ShadowRoot | Document {
  return useWidget().root;
}

/** Canvas code must read its colours again when this changes. */
export function useTheme(): Theme {
  return useWidget().theme;
}

export const ScopeContext = createContext<Scope | null>(null);

/** The scope of the element's content, with whose `late` a component makes its queries. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw new Error("A component that makes queries is rendered outside of an element");
  return scope;
}

/** Counts queries among those of the content while the component is shown. */
export function useCounted(queries: readonly Query<unknown>[]): void {
  const scope = useScope();
  useEffect(() => {
    const part = scope.child();
    for (const query of queries) part.register(query);
    return part.end;
  }, [scope, queries]);
}
