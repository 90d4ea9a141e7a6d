import { useMemo } from "react";
import { WidgetContext } from "../../widgets/kit/element/context.ts";
import { createEmit } from "../../widgets/kit/element/events.ts";
import { IdleWarning as Warning } from "../../widgets/kit/element/idle-warning.tsx";
import { usePortal } from "../context.ts";

const always = () => true;

/** On the portal's pages that show no element too. */
export function IdleWarning() {
  const { session } = usePortal();
  const context = useMemo(
    () => ({ root: document, theme: "light" as const, session, emit: createEmit(document.documentElement) }),
    [session],
  );
  return (
    <WidgetContext value={context}>
      <Warning session={session} isVisible={always} />
    </WidgetContext>
  );
}
