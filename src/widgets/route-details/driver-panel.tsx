import { useStore } from "@nanostores/react";
import { DriverCard } from "../kit/ui/driver-card.tsx";
import { panelMessages } from "../kit/ui/panel.messages.ts";
import { Skeleton, SkeletonPanel } from "../kit/ui/panel.tsx";
import { routeDetailsMessages as texts } from "./route-details.messages.ts";
import type { RouteDetails } from "./route-details.store.ts";

/** Who drives; fails alone (specification 2 §8). */
export function DriverPanel({ store }: { readonly store: RouteDetails }) {
  const isOffer = useStore(store.$asked)?.kind === "offer";
  return isOffer ? <PlannedDriver store={store} /> : <KnownDriver store={store} />;
}

function KnownDriver({ store: { driver } }: { readonly store: RouteDetails }) {
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

/** Of a planned route's driver only the name is known. */
function PlannedDriver({ store: { $variant } }: { readonly store: RouteDetails }) {
  const name = useStore($variant)?.driverName ?? null;
  return name === null ? null : <DriverCard name={name} photo={null} plate={null} to={null} />;
}
