import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import type { Employee } from "../../../core/api/employees.ts";
import { lateCode, useLateCode } from "../../kit/element/late-code.ts";
import { Link } from "../../kit/ui/link.tsx";
import { AsyncPanel, Skeleton } from "../../kit/ui/panel.tsx";
import type { Personnel } from "../personnel.store.ts";
import { fullName } from "../table/employee.model.ts";
import { passengerMessages as texts } from "./passenger.messages.ts";
import { toPassengerMap } from "./passenger-map.model.ts";
import { createPassengerRoute, createPassengerWay, type PassengerWay } from "./passenger-route.store.ts";
import { PassengerWays } from "./passenger-ways.tsx";

const mapCode = lateCode(() => import("../../kit/map/map.tsx"));
const skeleton = <Skeleton height={180} />;

interface RouteProps {
  readonly store: Personnel;
  readonly employee: Employee;
}

/** The route's name, the way to it, and a small map of home and stop. */
export function PassengerRoute({ store, employee }: RouteProps) {
  const { people } = store;
  if (employee.routeName === null) return <p className="passenger-route subtle">{texts.noRoute}</p>;
  if (people.kind === "demo") return <RouteName employee={employee} routeId={null} />;
  return <KnownRoute store={store} employee={employee} />;
}

function RouteName({ employee, routeId }: { readonly employee: Employee; readonly routeId: string | null }) {
  return (
    <p className="passenger-route">
      <b>{employee.routeName}</b>
      <Link to={routeId === null ? { name: "route-details-home" } : { name: "route-details", params: { id: routeId } }}>
        {texts.goToRoute}
      </Link>
    </p>
  );
}

function KnownRoute({ store, employee }: RouteProps) {
  const route = useMemo(() => createPassengerRoute(store.session, employee), [store, employee]);
  const load = useStore(route.$load);
  const variants = load.status === "ready" ? load.data : null;
  const ways = useMemo(() => variants?.map((variant) => createPassengerWay(store.session, variant)), [store, variants]);
  const [first] = ways ?? [];
  return (
    <>
      <RouteName employee={employee} routeId={first?.route.route_unique_id ?? null} />
      {ways && <PassengerWays ways={ways} employee={employee} />}
      <div className="passenger-map">
        <AsyncPanel load={load} failedTitle={texts.mapFailed} onRetry={() => void route.refresh()} skeleton={skeleton}>
          {() => (first ? <WayMap store={store} employee={employee} way={first} /> : <NoPlace />)}
        </AsyncPanel>
      </div>
    </>
  );
}

function NoPlace() {
  return <p className="subtle passenger-no-map">{texts.noPlace}</p>;
}

interface MapProps extends RouteProps {
  readonly way: PassengerWay;
}

function WayMap({ store, employee, way: { detail, route } }: MapProps) {
  const load = useStore(detail.$load);
  const code = useLateCode(mapCode);
  return (
    <AsyncPanel load={load} failedTitle={texts.mapFailed} onRetry={() => void detail.refresh()} skeleton={skeleton}>
      {(data) => {
        const map = toPassengerMap(data, employee.id, route.time_period);
        if (map === null) return <NoPlace />;
        return (
          <AsyncPanel load={code.load} failedTitle={texts.mapFailed} onRetry={code.retry} skeleton={skeleton}>
            {({ MapView }) => (
              <MapView label={texts.mapLabel(fullName(employee))} {...map} interactive={false} {...tiles(store)} />
            )}
          </AsyncPanel>
        );
      }}
    </AsyncPanel>
  );
}

function tiles({ session }: Personnel) {
  const { tileUrl, tileAttribution } = session.$settings.get();
  return { tileUrl: tileUrl ?? undefined, tileAttribution: tileAttribution ?? undefined };
}
