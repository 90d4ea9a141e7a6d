import { useStore } from "@nanostores/react";
import type { Query } from "../../../core/query/query.ts";
import { useStyles } from "../../kit/element/styles.ts";
import { DriverCard, type DriverCardProps, driverStyles } from "./driver-card.tsx";
import { driverMessages as texts } from "./driver.messages.ts";
import { RetryLink } from "../../kit/feedback/retry-button.tsx";
import { Skeleton, SkeletonPanel } from "../../kit/feedback/panel.tsx";

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
