import { useStore } from "@nanostores/react";
import type { Query } from "../../../core/query/query.ts";
import type { Destination } from "../../kit/element/events.ts";
import { useStyles } from "../../kit/element/styles.ts";
import { Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";
import { RetryLink } from "../../kit/feedback/retry-button.tsx";
import { Link } from "../../kit/text/link.tsx";
import { DriverPhoto, DriverRating, driverStyles } from "./driver-photo.tsx";
import { driverMessages as texts } from "./driver.messages.ts";

interface DriverCardProps {
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
  useStyles(driverStyles);
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
  useStyles(driverStyles);
  return (
    <span className="plate">
      {label !== undefined && <span className="visually-hidden">{label} </span>}
      {plate}
    </span>
  );
}

interface Driver extends Required<Omit<DriverCardProps, "to">> {
  readonly id: string | null;
}

interface LoadedDriverProps {
  readonly driver: Query<Driver>;
  /** Height of the loading card, px. Default 56. */
  readonly height?: number;
}

/** The driver's card with a link to the driver's page. A failed load leaves one line with a retry. */
export function LoadedDriver({ driver, height = 56 }: LoadedDriverProps) {
  useStyles(driverStyles);
  const load = useStore(driver.$load);
  if (load.status === "loading") {
    return (
      <SkeletonPanel>
        <Skeleton height={height} />
      </SkeletonPanel>
    );
  }
  if (load.status === "failed") {
    return (
      <p className="driver-failed row wrap muted text-sm" role="alert">
        {texts.failed}
        <RetryLink onRetry={() => void driver.refresh()} />
      </p>
    );
  }
  const { id, name, photo, rating, ratingCount, plate } = load.data;
  const to = id === null ? null : { name: "driver-details" as const, params: { id } };
  return <DriverCard name={name} photo={photo} rating={rating} ratingCount={ratingCount} plate={plate} to={to} />;
}
