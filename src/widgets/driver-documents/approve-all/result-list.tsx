import type { ReactNode } from "react";

/** More would only slow the dialog down. */
export const named = 500;

/** Documents by name. It scrolls, so that the keyboard must reach it. */
export function ResultList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="approval-scroller" role="region" aria-label={label} tabIndex={0}>
      <ul className="approval-list">{children}</ul>
    </div>
  );
}
