import { useStore } from "@nanostores/react";
import type { DriverMeta } from "../../../core/api/driver-meta.ts";
import type { Query } from "../../../core/query.ts";
import { DriverCard } from "../../kit/ui/driver-card.tsx";
import { panelMessages } from "../../kit/ui/panel.messages.ts";
import { Skeleton, SkeletonPanel } from "../../kit/ui/panel.tsx";
import { tripMessages as texts } from "./trip.messages.ts";

/** Who drove; fails alone (specification 2 §8). */
export function DriverPanel({ driver }: { readonly driver: Query<DriverMeta> }) {
  const load = useStore(driver.$load);
  if (load.status === "loading") {
    return (
      <SkeletonPanel>
        <Skeleton height={56} />
      </SkeletonPanel>
    );
  }
  if (load.status === "failed") {
    return (
      <p className="driver-failed" role="alert">
        {texts.driverFailed}{" "}
        <button type="button" className="link" onClick={() => void driver.refresh()} disabled={load.isRetrying}>
          {panelMessages.retry}
        </button>
      </p>
    );
  }
  const { id, name, photo, rating, ratingCount, plate } = load.data;
  return (
    <DriverCard
      name={name}
      photo={photo}
      rating={rating}
      ratingCount={ratingCount}
      plate={plate}
      to={id === null ? null : { name: "driver-details", params: { id } }}
    />
  );
}
