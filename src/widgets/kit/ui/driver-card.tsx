import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatFixed, formatNumber } from "../../../core/format.ts";
import { toInitials } from "../../../core/text.ts";
import { useWidget } from "../element/context.ts";
import type { Destination } from "../element/events.ts";
import { styles, useStyles } from "../element/styles.ts";
import css from "./driver-card.css?inline";
import { driverMessages as texts } from "./driver-card.messages.ts";
import { Icon } from "./icon.tsx";
import { starIcon } from "./icons.ts";
import { Link } from "./link.tsx";
import { toPhotoAddress } from "./photo-address.ts";

/** Of the card, and of the line in its place. */
export const driverStyles = styles(css);

export interface DriverCardProps {
  readonly name: string;
  /** Address of a photograph; null: initials. */
  readonly photo: string | null;
  /** 1 to 5; null: nobody has rated yet; left out: nothing stands there. */
  readonly rating?: number | null;
  readonly ratingCount?: number;
  /** null: not known, and nothing stands there (specification 2 §3, "Driver meta"). */
  readonly plate: string | null;
  /** Where the name leads; null: nowhere. */
  readonly to: Destination | null;
}

/** Who drives: photograph or initials, name, rating, plate. */
export function DriverCard({ name, photo, rating, ratingCount = 0, plate, to }: DriverCardProps) {
  useStyles(driverStyles);
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

/** A photograph that the page may not load, or that isn't there, leaves the initials. */
function DriverPhoto({ name, photo }: Pick<DriverCardProps, "name" | "photo">) {
  const { session } = useWidget();
  const { apiBase } = useStore(session.$settings);
  const [broken, setBroken] = useState<string | null>(null);
  const address = toPhotoAddress(photo, new URL(apiBase, location.href).href);
  if (address === null || address === broken) {
    return (
      <span className="driver-photo" aria-hidden="true">
        {toInitials(name)}
      </span>
    );
  }
  return (
    <img
      className="driver-photo"
      src={address}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}

function DriverRating({ rating, count }: { readonly rating: number | null; readonly count: number }) {
  if (rating === null) return <span className="driver-rating subtle">{texts.noRating}</span>;
  const [figure, votes] = [formatFixed(rating, 1), formatNumber(count)];
  return (
    <span className="driver-rating">
      <span className="visually-hidden">{texts.rating(figure, votes)}</span>
      <span aria-hidden="true">
        <Icon of={starIcon} size="small" /> <b>{figure}</b> <span className="subtle">{texts.votes(votes)}</span>
      </span>
    </span>
  );
}
