import { useStore } from "@nanostores/react";
import type { Query } from "../../../core/query/query.ts";
import { useStyles } from "../../kit/element/styles.ts";
import { DriverCard, type DriverCardProps, driverStyles } from "./driver-card.tsx";
import { driverMessages as texts } from "./driver-card.messages.ts";
import { panelMessages } from "../../kit/feedback/panel.messages.ts";
import { Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";

interface Driver extends Required<Omit<DriverCardProps, "to">> {
  readonly id: string | null;
}

interface LoadedDriverProps {
  readonly driver: Query<Driver>;
  /** Of the card that is on its way, px. */
  readonly height?: number;
}

/** Who drives, with the way to the driver's page; a failed load costs one line (specification 2 §8). */
export function LoadedDriver({ driver, height = 56 }: LoadedDriverProps) {
  useStyles(...driverStyles);
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
      <p className="driver-failed" role="alert">
        {texts.failed}
        <button type="button" className="link" disabled={load.isRetrying} onClick={() => void driver.refresh()}>
          {panelMessages.retry}
        </button>
      </p>
    );
  }
  const { id, name, photo, rating, ratingCount, plate } = load.data;
  const to = id === null ? null : { name: "driver-details" as const, params: { id } };
  return <DriverCard name={name} photo={photo} rating={rating} ratingCount={ratingCount} plate={plate} to={to} />;
}
