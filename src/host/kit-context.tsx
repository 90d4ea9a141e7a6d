import { type ReactNode, useMemo } from "react";
import { WidgetContext } from "../widgets/kit/element/context.ts";
import { createEmit } from "../widgets/kit/element/events.ts";
import { usePortal } from "./context.ts";

/** Provides the context of kit components that the page renders outside of any element. */
export function KitContext({ children }: { readonly children: ReactNode }) {
  const { session } = usePortal();
  const context = useMemo(
    () => ({ root: document, theme: "light" as const, session, emit: createEmit(document.documentElement) }),
    [session],
  );
  return <WidgetContext value={context}>{children}</WidgetContext>;
}
