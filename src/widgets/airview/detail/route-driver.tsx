import { useStore } from "@nanostores/react";
import type { DriverMeta } from "../../../core/api/driver-meta.ts";
import type { Query } from "../../../core/query.ts";
import { DriverCard } from "../../kit/ui/driver-card.tsx";
import { Skeleton } from "../../kit/ui/panel.tsx";
import type { Airview } from "../airview.store.ts";
import { detailMessages as texts } from "./detail.messages.ts";

/** Who drives the selected variant; a failed load of it costs one line. */
export function RouteDriver({ store }: { readonly store: Airview }) {
  const driver = useStore(store.$driver);
  return driver && <LoadedDriver driver={driver} />;
}

function LoadedDriver({ driver }: { readonly driver: Query<DriverMeta> }) {
  const load = useStore(driver.$load);
  return (
    <div className="airview-driver" aria-busy={load.status === "loading"}>
      {load.status === "loading" && <Skeleton height={40} />}
      {load.status === "failed" && (
        <p className="airview-driver-failed" role="alert">
          {texts.driverFailed}
          <button type="button" className="link" disabled={load.isRetrying} onClick={() => void driver.refresh()}>
            {texts.retry}
          </button>
        </p>
      )}
      {load.status === "ready" && (
        <DriverCard
          name={load.data.name}
          photo={load.data.photo}
          rating={load.data.rating}
          ratingCount={load.data.ratingCount}
          plate={load.data.plate}
          to={load.data.id === null ? null : { name: "driver-details", params: { id: load.data.id } }}
        />
      )}
    </div>
  );
}
