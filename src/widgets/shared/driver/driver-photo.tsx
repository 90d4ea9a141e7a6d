import { useStore } from "@nanostores/react";
import starIcon from "lucide-static/icons/star.svg?raw";
import { useState } from "react";
import { toPictureAddress } from "../../../core/platform/web-address.ts";
import { formatFixed, formatNumber } from "../../../core/text/format.ts";
import { toInitials } from "../../../core/text/text.ts";
import { useWidget } from "../../kit/element/context.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import { Icon } from "../../kit/text/icon.tsx";
import css from "./driver.css?inline";
import { driverMessages as texts } from "./driver.messages.ts";

/** Styles of a driver's photograph, rating and card. */
export const driverStyles = styles(css);

interface DriverPhotoProps {
  readonly name: string;
  /** Address of a photograph; null: initials. */
  readonly photo: string | null;
  /** 26, 56 or 62 px. */
  readonly size?: "small" | "medium" | "large";
}

/** Shows initials when the photograph is missing or the page's policy blocks it. */
export function DriverPhoto({ name, photo, size = "medium" }: DriverPhotoProps) {
  useStyles(driverStyles);
  return photo === null ? <Initials name={name} size={size} /> : <Photo name={name} photo={photo} size={size} />;
}

function Initials({ name, size }: Required<Pick<DriverPhotoProps, "name" | "size">>) {
  return (
    <span className={`driver-photo ${size}`} aria-hidden="true">
      {toInitials(name)}
    </span>
  );
}

function Photo({ name, photo, size }: Required<DriverPhotoProps>) {
  const { session } = useWidget();
  const { apiBase } = useStore(session.$settings);
  const [broken, setBroken] = useState<string | null>(null);
  const address = toPictureAddress(photo, new URL(apiBase, location.href).href);
  if (address === null || address === broken) return <Initials name={name} size={size} />;
  return (
    <img
      className={`driver-photo ${size}`}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
    />
  );
}

interface DriverRatingProps {
  /** 1 to 5; null: nobody has rated yet. */
  readonly rating: number | null;
  /** Null: not known. */
  readonly count: number | null;
}

/** Rating of a driver or a vehicle, and the number of ratings. */
export function DriverRating({ rating, count }: DriverRatingProps) {
  useStyles(driverStyles);
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
