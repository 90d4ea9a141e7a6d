import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo } from "react";
import type { Employee } from "../../../core/api/employees.ts";
import { lateCode, useLateCode } from "../../kit/element/late-code.ts";
import { Link } from "../../kit/ui/link.tsx";
import { MissingNote } from "../../kit/ui/missing-note.tsx";
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

interface PassengerRouteProps extends RouteProps {
  /** In place of the map, which the details have: what can be done, beside the route's name. */
  readonly acts?: ReactNode;
}

/** The route's name, the way to it, who drives each direction, and a small map of home and stop. */
export function PassengerRoute({ store, employee, acts }: PassengerRouteProps) {
  const { people } = store;
  if (employee.routeName === null) {
    return (
      <div className="passenger-route">
        <span className="subtle">{texts.noRoute}</span>
        {acts}
      </div>
    );
  }
  if (people.kind === "demo") return <RouteName employee={employee} routeId={null} />;
  return <KnownRoute store={store} employee={employee} acts={acts} />;
}

interface NameProps {
  readonly employee: Employee;
  readonly routeId: string | null;
  readonly acts?: ReactNode;
}

function RouteName({ employee, routeId, acts }: NameProps) {
  const to =
    routeId === null
      ? ({ name: "route-details-home" } as const)
      : ({ name: "route-details", params: { id: routeId } } as const);
  return (
    <div className="passenger-route">
      {acts === undefined ? (
        <>
          <b>{employee.routeName}</b>
          <Link to={to}>{texts.goToRoute}</Link>
        </>
      ) : (
        <>
          <Link to={to}>{employee.routeName}</Link>
          {acts}
        </>
      )}
    </div>
  );
}

function KnownRoute({ store, employee, acts }: PassengerRouteProps) {
  const route = useMemo(() => createPassengerRoute(store.session, employee), [store, employee]);
  const load = useStore(route.$load);
  const variants = load.status === "ready" ? load.data : null;
  const ways = useMemo(() => variants?.map((variant) => createPassengerWay(store.session, variant)), [store, variants]);
  const [first] = ways ?? [];
  return (
    <>
      <RouteName employee={employee} routeId={first?.route.route_unique_id ?? null} acts={acts} />
      {ways && <PassengerWays ways={ways} employee={employee} />}
      {acts === undefined ? (
        <div className="passenger-map">
          <AsyncPanel
            load={load}
            failedTitle={texts.mapFailed}
            onRetry={() => void route.refresh()}
            skeleton={skeleton}
          >
            {() => (first ? <WayMap store={store} employee={employee} way={first} /> : <NoPlace />)}
          </AsyncPanel>
        </div>
      ) : (
        load.status === "failed" && <MissingNote text={texts.routeFailed} onRetry={() => void route.refresh()} />
      )}
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
