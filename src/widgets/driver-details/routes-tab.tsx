import { useStore } from "@nanostores/react";
import historyIcon from "lucide-static/icons/history.svg?raw";
import type { DriverRoute } from "../../core/api/driver-detail.ts";
import { formatDay } from "../../core/text/format.ts";
import { Icon } from "../kit/text/icon.tsx";
import { Link } from "../kit/text/link.tsx";
import { EmptyPanel } from "../kit/feedback/panel.tsx";
import { driverDetailsMessages as texts } from "./driver-details.messages.ts";
import type { DriverDetails } from "./driver-details.store.ts";

/** The driver's routes, with links to the plan and to the past trips of each. */
export function RoutesTab({ store: { driver } }: { readonly store: DriverDetails }) {
  const load = useStore(driver.$load);
  // The head of the card shows loading and failure.
  if (load.status !== "ready") return null;
  const { routes } = load.data;
  if (routes.length === 0) return <EmptyPanel title={texts.noRoutes} />;
  return (
    <ul className="driver-routes" aria-label={texts.routesLabel}>
      {routes.map((route) => (
        <RouteItem key={route.uniqueId} route={route} />
      ))}
    </ul>
  );
}

function RouteItem({ route }: { readonly route: DriverRoute }) {
  const { name, uniqueId, startDay } = route;
  const params = { id: uniqueId };
  return (
    <li>
      <div className="driver-route-words">
        <Link to={{ name: "route-details", params }} className="link driver-route-name">
          {name}
        </Link>
        {startDay !== null && <span className="subtle">{texts.since(formatDay(startDay))}</span>}
      </div>
      <Link
        to={{ name: "past-route-details", params, query: new URLSearchParams({ routeName: name }).toString() }}
        className="button small"
      >
        <Icon of={historyIcon} />
        {texts.pastTrips}
        <span className="visually-hidden">{texts.pastTripsOf(name)}</span>
      </Link>
    </li>
  );
}
