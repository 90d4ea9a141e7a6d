import { useStore } from "@nanostores/react";
import { AreaName } from "../kit/layout/heading.tsx";
import { EmptyPanel } from "../kit/feedback/panel.tsx";
import { pastRouteDetailsMessages as texts } from "./past-route-details.messages.ts";
import type { PastRouteDetails } from "./past-route-details.store.ts";
import { RouteView } from "./route.view.tsx";

export function PastRouteDetailsView({ store }: { readonly store: PastRouteDetails }) {
  const routeId = useStore(store.$routeId);
  return (
    <div className="area past-route-details">
      <AreaName title={texts.title} />
      {routeId === null ? (
        <EmptyPanel title={texts.noRoute} />
      ) : (
        <RouteView key={routeId} store={store} routeId={routeId} />
      )}
    </div>
  );
}
