import { IdleWarning as Warning } from "../../widgets/kit/element/root/idle-warning.tsx";
import { usePortal } from "../context.ts";
import { KitContext } from "../kit-context.tsx";

const always = () => true;

/** The idle warning, for pages of the portal without an element. */
export function IdleWarning() {
  return (
    <KitContext>
      <Warning session={usePortal().session} isVisible={always} />
    </KitContext>
  );
}
