import { IdleWarning as Warning } from "../../widgets/kit/element/idle-warning.tsx";
import { usePortal } from "../context.ts";
import { KitContext } from "../kit-context.tsx";

const always = () => true;

/** On the portal's pages that show no element too. */
export function IdleWarning() {
  return (
    <KitContext>
      <Warning session={usePortal().session} isVisible={always} />
    </KitContext>
  );
}
