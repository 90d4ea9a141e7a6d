import { useStore } from "@nanostores/react";
import { LoadedDriver } from "../../shared/driver/loaded-driver.tsx";
import type { Airview } from "../airview.store.ts";

/** Who drives the selected variant. */
export function RouteDriver({ store }: { readonly store: Airview }) {
  const driver = useStore(store.$driver);
  if (!driver) return null;
  return (
    <div className="airview-driver">
      <LoadedDriver driver={driver} height={40} />
    </div>
  );
}
