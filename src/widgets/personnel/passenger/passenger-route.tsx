import { useStore } from "@nanostores/react";
import { type ReactNode, useMemo } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import { toUrlQuery } from "../../../core/portal/query.ts";
import type { Load, Query } from "../../../core/query/query.ts";
import { missing } from "../../../core/text/format.ts";
import { lazyModule, useLazyModule } from "../../kit/element/lazy-module.ts";
import { MissingNote } from "../../kit/feedback/retry-button.tsx";
import { AsyncPanel, Skeleton } from "../../kit/feedback/panel.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { PlannerLink, toEmployeeQuestion } from "../../shared/planner-link.tsx";
import { fullName } from "../employee.model.ts";
import { createPassengerRoute, createPassengerDirection, type PassengerDirection } from "./passenger-route.store.ts";
import { toPassengerMap, toPassengerStop } from "./passenger.model.ts";
import { passengerMessages as texts } from "../personnel.messages.ts";
import type { EmployeesStore } from "../personnel.store.ts";
import { changeIcons } from "../table/fields.tsx";

const mapCode = lazyModule(() => import("../../kit/map/map.tsx"));
const skeleton = <Skeleton height={180} />;

interface RouteProps {
  readonly store: EmployeesStore;
  readonly employee: Employee;
}

interface PassengerRouteProps extends RouteProps {
  /** Buttons beside the route's name. With them the map is left out, since the details have it. */
  readonly acts?: ReactNode;
}

/** The route's name with links to it and to the map of all routes, the drivers, and a small map of home and stop. */
export function PassengerRoute({ store, employee, acts }: PassengerRouteProps) {
  const { people } = store;
  if (employee.routeName === null) {
    return (
      <div className="passenger-route wrap split">
        <span className="subtle">{texts.noRoute}</span>
        {people.kind !== "demo" && <LineSearch employee={employee} />}
        {acts}
      </div>
    );
  }
  if (people.kind === "demo") return <RouteName employee={employee} routeId={null} isKnown acts={acts} />;
  return <KnownRoute store={store} employee={employee} acts={acts} />;
}

interface RouteNameProps {
  readonly employee: Employee;
  /** Null: not among the company's routes, so there is no link. */
  readonly routeId: string | null;
  /** False until the route has been looked up. */
  readonly isKnown: boolean;
  readonly acts?: ReactNode;
}

function RouteName({ employee, routeId, isKnown, acts }: RouteNameProps) {
  const toRoute = routeId === null ? { name: "route-details-home" as const } : toRoutePlace(routeId);
  const toRouteLink = (text: string) =>
    isKnown ? <Link to={toRoute}>{text}</Link> : <span className="subtle">{text}</span>;
  return (
    <div className="passenger-route wrap split">
      {acts === undefined ? (
        <>
          <b>{employee.routeName}</b>
          {toRouteLink(texts.goToRoute)}
          {routeId !== null && (
            <Link to={{ name: "airview-module", query: toUrlQuery({ passenger: employee.id }) }}>
              {texts.showOnMap}
            </Link>
          )}
        </>
      ) : (
        toRouteLink(employee.routeName ?? "")
      )}
      {acts}
    </div>
  );
}

const toRoutePlace = (id: string) => ({ name: "route-details" as const, params: { id } });

function KnownRoute({ store, employee, acts }: PassengerRouteProps) {
  const route = useMemo(() => createPassengerRoute(store.scope.late, employee), [store, employee]);
  const load = useStore(route.$load);
  const variants = load.status === "ready" ? load.data : null;
  const directions = useMemo(
    () => variants?.map((variant) => createPassengerDirection(store.scope.late, variant)),
    [store, variants],
  );
  const [first] = directions ?? [];
  return (
    <>
      <RouteName
        employee={employee}
        routeId={first?.route.routeUniqueId ?? null}
        isKnown={load.status !== "loading"}
        acts={acts}
      />
      {directions && <PassengerDirections directions={directions} employee={employee} />}
      {acts === undefined ? (
        <div className="passenger-map">
          <AsyncPanel
            load={load}
            failedTitle={texts.mapFailed}
            onRetry={() => void route.refresh()}
            skeleton={skeleton}
          >
            {() => (first ? <DirectionMap employee={employee} direction={first} /> : <NoPlace employee={employee} />)}
          </AsyncPanel>
        </div>
      ) : (
        load.status === "failed" && <MissingNote text={texts.routeFailed} onRetry={() => void route.refresh()} />
      )}
    </>
  );
}

function NoPlace({ employee }: Pick<RouteProps, "employee">) {
  return (
    <p className="subtle passenger-no-map center">
      {texts.noPlace} <LineSearch employee={employee} />
    </p>
  );
}

/** The next step for a person without a route or stop: own stops and free seats of other lines near their home. */
function LineSearch({ employee }: Pick<RouteProps, "employee">) {
  const query = toUrlQuery({ enabled: "true", path: "search-page", passenger: employee.id });
  return (
    <span className="passenger-next wrap">
      <PlannerLink question={toEmployeeQuestion(employee)}>{texts.searchStop}</PlannerLink>
      <Link to={{ name: "marketplace", query }}>{texts.searchLine}</Link>
    </span>
  );
}

interface MapProps extends Pick<RouteProps, "employee"> {
  readonly direction: PassengerDirection;
}

function DirectionMap({ employee, direction: { detail, route } }: MapProps) {
  const load = useStore(detail.$load);
  const code = useLazyModule(mapCode);
  return (
    <AsyncPanel load={load} failedTitle={texts.mapFailed} onRetry={() => void detail.refresh()} skeleton={skeleton}>
      {(data) => {
        const map = toPassengerMap(data, employee.id, route.timePeriod);
        if (map === null) return <NoPlace employee={employee} />;
        return (
          <AsyncPanel load={code.load} failedTitle={texts.mapFailed} onRetry={code.retry} skeleton={skeleton}>
            {({ MapView }) => <MapView label={texts.mapLabel(fullName(employee))} {...map} interactive={false} />}
          </AsyncPanel>
        );
      }}
    </AsyncPanel>
  );
}

interface DirectionsProps {
  readonly directions: readonly PassengerDirection[];
  readonly employee: Employee;
}

/** Stop, driver and plate of each direction, with links. */
function PassengerDirections({ directions, employee }: DirectionsProps) {
  return (
    <div className="passenger-ways grid gap-10">
      {directions.map((direction) => (
        <Direction key={direction.route.routeId} direction={direction} employee={employee} />
      ))}
    </div>
  );
}

function Direction({ direction, employee }: { readonly direction: PassengerDirection; readonly employee: Employee }) {
  const period = direction.route.timePeriod;
  const driver = useStore(direction.driver.$load);
  const plate = driver.status === "ready" ? (driver.data.plate ?? missing) : missing;
  return (
    <section className={`passenger-way min-0 text-sm ${period}`} aria-label={texts[period]}>
      <h3 className="weight-medium">
        <Icon of={period === "morning" ? sunriseIcon : sunsetIcon} size="small" /> {texts[period]}
      </h3>
      <dl>
        <dt className="subtle">{texts.stopLabel}</dt>
        <dd>
          <DirectionStop direction={direction} employee={employee} />
        </dd>
        <dt className="subtle">{texts.driver}</dt>
        <dd>
          <Loaded query={direction.driver} load={driver} failed={texts.driverFailed}>
            {({ id, name }) =>
              id === null ? name : <Link to={{ name: "driver-details", params: { id } }}>{name}</Link>
            }
          </Loaded>
        </dd>
        <dt className="subtle">{texts.plate}</dt>
        <dd>{driver.status === "loading" ? <Loading /> : plate}</dd>
      </dl>
    </section>
  );
}

/** The stop, as a link to it on the route's map. */
function DirectionStop({
  direction: { route, detail },
  employee,
}: {
  readonly direction: PassengerDirection;
  readonly employee: Employee;
}) {
  const load = useStore(detail.$load);
  return (
    <Loaded query={detail} load={load} failed={texts.stopFailed}>
      {(data) => {
        const stop = toPassengerStop(data, employee.id);
        if (stop === null) return missing;
        const query = toUrlQuery({ direction: route.timePeriod, stop: stop.letter });
        return (
          <span className="passenger-stop">
            <Link to={{ name: "route-details", params: { id: route.routeUniqueId }, query }}>
              {texts.stop(stop.letter)}
            </Link>
            {stop.time !== null && ` · ${stop.time}`}
          </span>
        );
      }}
    </Loaded>
  );
}

interface LoadedProps<Data> {
  readonly query: Query<Data>;
  readonly load: Load<Data>;
  readonly failed: string;
  readonly children: (data: Data) => ReactNode;
}

/** A line that is loaded later, with its failure. */
function Loaded<Data>({ query, load, failed, children }: LoadedProps<Data>) {
  if (load.status === "loading") return <Loading />;
  if (load.status === "failed") return <MissingNote text={failed} onRetry={() => void query.refresh()} />;
  return children(load.data);
}

function Loading() {
  return (
    <span className="subtle" aria-busy="true">
      {texts.loading}
    </span>
  );
}

interface ButtonsProps {
  readonly actions: readonly RegistrationStatus[];
  readonly onChoose: (target: RegistrationStatus) => void;
  readonly size?: "medium" | "small";
}

/** The destructive button is apart from the others, at the far end. */
export function MembershipButtons({ actions, onChoose, size = "medium" }: ButtonsProps) {
  return (
    <div className="membership-buttons wrap gap-8">
      {actions.map((target) => (
        <button
          key={target}
          type="button"
          className={`button${size === "small" ? " small" : ""}${target === "deleted" ? " danger-ghost" : ""}`}
          onClick={() => onChoose(target)}
        >
          <Icon of={changeIcons[target]} />
          {texts.membership[target]}
        </button>
      ))}
    </div>
  );
}
