import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./badge.css?inline";

const badgeStyles = styles(css);

interface BadgeProps {
  /** `danger`: work waiting for the user. */
  readonly kind?: "neutral" | "accent" | "danger";
  /** Null: not known. */
  readonly count: number | null;
}

/** A count in a pill; the text beside it says of what. */
export function Badge({ kind = "neutral", count }: BadgeProps) {
  useStyles(badgeStyles);
  return <span className={`badge ${kind}`}>{formatNumber(count)}</span>;
}

interface AreaCountProps extends BadgeProps {
  /** What is counted, for those who don't see where it stands. */
  readonly of: string;
}

/** The count beside an area's heading. */
export function AreaCount({ of, ...badge }: AreaCountProps) {
  return (
    <span className="area-count">
      <Badge {...badge} />
      <span className="visually-hidden"> {of}</span>
    </span>
  );
}

/** A title with a count: "Duraklar 7". */
export function TitleWithCount({ title, count }: { readonly title: string; readonly count: number }) {
  return (
    <>
      {title} <Badge count={count} />
    </>
  );
}
