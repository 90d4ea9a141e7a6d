import type { ReactNode } from "react";
import { styles, useStyles } from "../element/styles.ts";
import { PaperMark, PaperSide } from "../print/paper-head.tsx";
import css from "./heading.css?inline";

const headingStyles = styles(css);

interface HeadingProps {
  readonly title: string;
  /** Beside the title: a count. */
  readonly count?: ReactNode;
  /** Actions, at the right end. */
  readonly children?: ReactNode;
}

interface AreaHeadProps {
  /** `div`: within another header. Default: a header. */
  readonly as?: "header" | "div";
  readonly className?: string;
  readonly children: ReactNode;
}

/** The line of an area's heading and what stands beside it; actions, in `area-actions`, at its right end. On paper also whose page it is. */
export function AreaHead({ as: Tag = "header", className = "", children }: AreaHeadProps) {
  useStyles(headingStyles);
  return (
    <Tag className={`area-head ${className}`.trim()}>
      <PaperMark />
      {children}
      <PaperSide />
    </Tag>
  );
}

/** The heading of an area; the host page can replace it with the slot `heading`. */
export function Heading({ title, count, children }: HeadingProps) {
  return (
    <AreaHead>
      <slot name="heading">
        <h2>{title}</h2>
      </slot>
      {count}
      {children && <div className="area-actions wrap gap-8 push">{children}</div>}
    </AreaHead>
  );
}

/** The name of an area whose main heading is its subject: a route, a trip. Not on paper. */
export function AreaName({ title }: Pick<HeadingProps, "title">) {
  useStyles(headingStyles);
  return (
    <div className="area-name">
      <slot name="heading">
        <p>{title}</p>
      </slot>
    </div>
  );
}
