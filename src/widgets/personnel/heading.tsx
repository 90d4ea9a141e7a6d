import type { ReactNode } from "react";

interface HeadingProps {
  readonly title: string;
  /** "439 Kişi". */
  readonly count: ReactNode;
  readonly children?: ReactNode;
}

/** The area's heading with its figure, and what can be done at the right end. */
export function Heading({ title, count, children }: HeadingProps) {
  return (
    <header className="page-head">
      <slot name="heading">
        <h2>{title}</h2>
      </slot>
      {count && <span className="page-count">{count}</span>}
      {children && <div className="page-actions">{children}</div>}
    </header>
  );
}
