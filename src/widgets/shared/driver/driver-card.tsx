import type { Destination } from "../../kit/element/events.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./driver-card.css?inline";
import { driverMessages as texts } from "./driver-card.messages.ts";
import photoCss from "./driver-photo.css?inline";
import { DriverPhoto } from "./driver-photo.tsx";
import { DriverRating } from "./driver-rating.tsx";
import { Link } from "../../kit/text/link.tsx";

/** Of the card, and of the line in its place. */
export const driverStyles = [styles(photoCss), styles(css)];

export interface DriverCardProps {
  readonly name: string;
  /** Address of a photograph; null: initials. */
  readonly photo: string | null;
  /** 1 to 5; null: nobody has rated yet; left out: nothing stands there. */
  readonly rating?: number | null;
  readonly ratingCount?: number | null;
  /** null: not known, and nothing stands there (specification 2 §3, "Driver meta"). */
  readonly plate: string | null;
  /** Where the name leads; null: nowhere. */
  readonly to: Destination | null;
}

/** Who drives: photograph or initials, name, rating, plate. */
export function DriverCard({ name, photo, rating, ratingCount = null, plate, to }: DriverCardProps) {
  useStyles(...driverStyles);
  return (
    <div className="driver">
      <DriverPhoto name={name} photo={photo} />
      <div className="driver-words">
        {to ? (
          <Link to={to} className="link driver-name">
            {name}
          </Link>
        ) : (
          <span className="driver-name">{name}</span>
        )}
        {rating !== undefined && <DriverRating rating={rating} count={ratingCount} />}
      </div>
      {plate !== null && (
        <span className="plate">
          <span className="visually-hidden">{texts.plate} </span>
          {plate}
        </span>
      )}
    </div>
  );
}
