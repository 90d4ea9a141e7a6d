import type { ComponentProps } from "react";
import { FailedPanel } from "../feedback/panel.tsx";

/** In the whole element's place; on a card, since its theme needn't be that of the ground which the page has there. */
export function FailedElement(props: ComponentProps<typeof FailedPanel>) {
  return (
    <div className="card">
      <FailedPanel {...props} />
    </div>
  );
}
