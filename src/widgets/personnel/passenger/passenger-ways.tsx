import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import sunriseIcon from "lucide-static/icons/sunrise.svg?raw";
import sunsetIcon from "lucide-static/icons/sunset.svg?raw";
import type { Employee } from "../../../core/api/employees.ts";
import { missing } from "../../../core/text/format.ts";
import type { Load, Query } from "../../../core/query/query.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { Link } from "../../kit/text/link.tsx";
import { MissingNote } from "../../kit/feedback/missing-note.tsx";
import { toPassengerStop } from "./passenger-map.model.ts";
import { passengerMessages as texts } from "../personnel.messages.ts";
import type { PassengerWay } from "./passenger-route.store.ts";

interface WaysProps {
  readonly ways: readonly PassengerWay[];
  readonly employee: Employee;
}

/** Stop, driver and plate of each direction, with links. */
export function PassengerWays({ ways, employee }: WaysProps) {
  return (
    <div className="passenger-ways grid gap-10">
      {ways.map((way) => (
        <Way key={way.route.routeId} way={way} employee={employee} />
      ))}
    </div>
  );
}

function Way({ way, employee }: { readonly way: PassengerWay; readonly employee: Employee }) {
  const period = way.route.timePeriod;
  const driver = useStore(way.driver.$load);
  const plate = driver.status === "ready" ? (driver.data.plate ?? missing) : missing;
  return (
    <section className={`passenger-way ${period}`} aria-label={texts[period]}>
      <h3>
        <Icon of={period === "morning" ? sunriseIcon : sunsetIcon} size="small" /> {texts[period]}
      </h3>
      <dl>
        <dt>{texts.stopLabel}</dt>
        <dd>
          <WayStop way={way} employee={employee} />
        </dd>
        <dt>{texts.driver}</dt>
        <dd>
          <Loaded query={way.driver} load={driver} failed={texts.driverFailed}>
            {({ id, name }) =>
              id === null ? name : <Link to={{ name: "driver-details", params: { id } }}>{name}</Link>
            }
          </Loaded>
        </dd>
        <dt>{texts.plate}</dt>
        <dd>{driver.status === "loading" ? <Loading /> : plate}</dd>
      </dl>
    </section>
  );
}

/** The stop, as a link to it on the route's map. */
function WayStop({ way: { route, detail }, employee }: { readonly way: PassengerWay; readonly employee: Employee }) {
  const load = useStore(detail.$load);
  return (
    <Loaded query={detail} load={load} failed={texts.stopFailed}>
      {(data) => {
        const stop = toPassengerStop(data, employee.id);
        if (stop === null) return missing;
        const query = new URLSearchParams({ direction: route.timePeriod, stop: stop.letter }).toString();
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
