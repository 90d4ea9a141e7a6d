import { useStore } from "@nanostores/react";
import { DriverCard } from "../shared/driver/driver-card.tsx";
import { LoadedDriver } from "../shared/driver/loaded-driver.tsx";
import type { RouteDetails } from "./route-details.store.ts";

/** Who drives. A failed load empties this card only. */
export function DriverPanel({ store }: { readonly store: RouteDetails }) {
  const isOffer = useStore(store.$asked)?.kind === "offer";
  return isOffer ? <PlannedDriver store={store} /> : <LoadedDriver driver={store.driver} />;
}

/** The driver of a planned route, of whom only the name is known. */
function PlannedDriver({ store: { $variant } }: { readonly store: RouteDetails }) {
  const name = useStore($variant)?.driverName ?? null;
  return name === null ? null : <DriverCard name={name} photo={null} plate={null} to={null} />;
}
