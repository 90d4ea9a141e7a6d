import type { ComponentProps } from "react";
import { FailedPanel } from "../../feedback/panel.tsx";

/** Replaces the whole element. On a card, because the page's background may be of the other theme. */
export function FailedElement(props: ComponentProps<typeof FailedPanel>) {
  return (
    <div className="card">
      <FailedPanel {...props} />
    </div>
  );
}
