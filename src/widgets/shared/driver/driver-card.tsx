import type { Destination } from "../../kit/element/events.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./driver-card.css?inline";
import { driverMessages as texts } from "./driver.messages.ts";
import { DriverPhoto } from "./driver-photo.tsx";
import { DriverRating } from "./driver-rating.tsx";
import { Link } from "../../kit/text/link.tsx";

/** Styles of the card, and of the line that replaces it when the load fails. */
export const driverStyles = [styles(css)];

export interface DriverCardProps {
  readonly name: string;
  /** Address of a photograph; null: initials. */
  readonly photo: string | null;
  /** 1 to 5; null: nobody has rated yet; undefined: no rating is shown. */
  readonly rating?: number | null;
  readonly ratingCount?: number | null;
  /** null: not known; no plate is shown. */
  readonly plate: string | null;
  /** Where the name leads; null: nowhere. */
  readonly to: Destination | null;
}

/** Card of a driver: photograph or initials, name, rating, plate. */
export function DriverCard({ name, photo, rating, ratingCount = null, plate, to }: DriverCardProps) {
  useStyles(...driverStyles);
  return (
    <div className="driver">
      <DriverPhoto name={name} photo={photo} />
      <div className="driver-words grid min-0">
        {to ? (
          <Link to={to} className="link driver-name">
            {name}
          </Link>
        ) : (
          <span className="driver-name">{name}</span>
        )}
        {rating !== undefined && <DriverRating rating={rating} count={ratingCount} />}
      </div>
      {plate !== null && <Plate label={texts.plate} plate={plate} />}
    </div>
  );
}

interface PlateProps {
  readonly plate: string;
  /** For screen readers, where no label stands beside it. */
  readonly label?: string;
}

export function Plate({ plate, label }: PlateProps) {
  useStyles(...driverStyles);
  return (
    <span className="plate">
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      {plate}
    </span>
  );
}
