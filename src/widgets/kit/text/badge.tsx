import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./badge.css?inline";

const badgeStyles = styles(css);

interface BadgeProps {
  /** `danger`: work that waits for the user. */
  readonly kind?: "neutral" | "accent" | "danger";
  /** Null: not known. */
  readonly count: number | null;
}

/** A count in a pill; the words beside it say of what. */
export function Badge({ kind = "neutral", count }: BadgeProps) {
  useStyles(badgeStyles);
  return <span className={`badge ${kind}`}>{formatNumber(count)}</span>;
}
