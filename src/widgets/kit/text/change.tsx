import trendingDownIcon from "lucide-static/icons/trending-down.svg?raw";
import trendingUpIcon from "lucide-static/icons/trending-up.svg?raw";
import type { ReactNode } from "react";
import { formatPercent } from "../../../core/text/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./change.css?inline";
import { Icon } from "./icon.tsx";

const changeStyles = styles(css);

/** A change as text: "28 günde 29 m azaldı". */
export interface Change {
  readonly text: string;
  readonly direction: "up" | "down" | "none";
}

/** The arrow has a neutral colour, because up isn't always good. No arrow without a change. */
export function ChangeLine({ text, direction }: Change) {
  const icon = direction === "up" ? trendingUpIcon : trendingDownIcon;
  return <FigureNote icon={direction === "none" ? undefined : icon}>{text}</FigureNote>;
}

/** The small line below a figure. */
export function FigureNote({ icon, children }: { readonly icon?: string | undefined; readonly children: ReactNode }) {
  useStyles(changeStyles);
  return (
    <p className="change">
      {icon && <Icon of={icon} size="tiny" />}
      {children}
    </p>
  );
}

/** Direction of a difference, which must be rounded as it is shown. */
export function directionOf(difference: number): Change["direction"] {
  return difference === 0 ? "none" : difference > 0 ? "up" : "down";
}

interface QuantityProps {
  readonly figure: string;
  /** "m", "dk", "%"; empty for a count. */
  readonly unit: string;
}

/** A figure with its unit in small letters; the percent sign stands before it in Turkish and after it in English. */
export function Quantity({ figure, unit }: QuantityProps) {
  if (unit === "") return figure;
  const small = <small className={unit === "%" ? "percent" : undefined}>{unit}</small>;
  const isFirst = unit === "%" && formatPercent(0).startsWith(unit);
  return (
    <>
      {isFirst && small}
      {figure}
      {!isFirst && small}
    </>
  );
}
