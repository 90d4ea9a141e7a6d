import type { ReactNode } from "react";
import arrowLeftIcon from "lucide-static/icons/arrow-left.svg?raw";
import type { Destination } from "../element/events.ts";
import { styles, useStyles } from "../element/styles.ts";
import { PaperMark, PaperSide } from "../print/paper-head.tsx";
import { Icon } from "../text/icon.tsx";
import { Link } from "../text/link.tsx";
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

/** The way back from one subject to the list it belongs to. The area's heading has the same words, for screen readers only. */
export function AreaBack({ title, to }: Pick<HeadingProps, "title"> & { readonly to: Destination }) {
  useStyles(headingStyles);
  return (
    <>
      <div className="visually-hidden">
        <slot name="heading">
          <p>{title}</p>
        </slot>
      </div>
      <p className="area-back">
        <Link to={to}>
          <Icon of={arrowLeftIcon} />
          {title}
        </Link>
      </p>
    </>
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
