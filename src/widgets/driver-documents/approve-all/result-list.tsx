import type { ReactNode } from "react";

/** The most documents listed by name: more would slow the dialog down. */
export const named = 500;

/** Documents by name. It scrolls, so it must be focusable (WCAG 2.1.1). */
export function ResultList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="approval-scroller" role="region" aria-label={label} tabIndex={0}>
      <ul className="approval-list">{children}</ul>
    </div>
  );
}
