import starIcon from "lucide-static/icons/star.svg?raw";
import { formatFixed, formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { driverMessages as texts } from "./driver.messages.ts";
import css from "./driver-rating.css?inline";
import { Icon } from "../../kit/text/icon.tsx";

const ratingStyles = styles(css);

interface DriverRatingProps {
  /** 1 to 5; null: nobody has rated yet. */
  readonly rating: number | null;
  /** Null: not known. */
  readonly count: number | null;
}

/** Rating of a driver or a vehicle, and the number of ratings. */
export function DriverRating({ rating, count }: DriverRatingProps) {
  useStyles(ratingStyles);
  if (rating === null) return <span className="driver-rating subtle text-sm">{texts.noRating}</span>;
  const [figure, votes] = [formatFixed(rating, 1), formatNumber(count)];
  return (
    <span className="driver-rating text-sm">
      <span className="visually-hidden">{texts.rating(figure, votes)}</span>
      <span aria-hidden="true">
        <Icon of={starIcon} size="small" /> <b>{figure}</b> <span className="subtle">{texts.votes(votes)}</span>
      </span>
    </span>
  );
}
