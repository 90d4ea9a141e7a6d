import { computed, type ReadableAtom } from "nanostores";
import type { Employee } from "../../../core/api/employees.ts";
import type { DetailedRoute } from "../../../core/api/route-list.ts";
import { type AllEmployees, createAllEmployees } from "../../../core/employees/all-employees.ts";
import { mapQuery } from "../../../core/query/switched-query.ts";
import { createQuery, type Load, type Query } from "../../../core/query/query.ts";
import type { Scope } from "../../../core/query/scope.ts";
import { demoRoutes } from "../../../core/routes/known-routes.ts";
import { routesWithStops } from "../../../core/routes/route-seats.ts";
import type { EmployeesStore } from "../personnel.store.ts";
import { toKnownPlaces, toSpread, toStopPositions } from "./spread.model.ts";

export type SpreadStore = ReturnType<typeof createSpread>;

/** The data about where employees live: the list of employees and the routes, which load independently. */
export function createSpread({ scope: { late }, people, changeList }: EmployeesStore) {
  const { employees, reading } = createPeople(late, people);
  const routes = people.kind === "demo" ? createPilotRoutes(late, people.$pilot) : createQuery(late, routesWithStops);
  const places = mapQuery(routes, (list) => ({ known: toKnownPlaces(list), stops: toStopPositions(list) }));
  const $places = places.$load;
  const nothing = toKnownPlaces([]);
  return {
    employees,
    /** Progress of the list's requests, page by page; null: the list is one request. */
    reading,
    /** Homes and stops. */
    places,
    showWithoutRoute: people.kind === "company" ? () => changeList("without-route") : undefined,
    queries: [employees, places] satisfies readonly Query<unknown>[],
    /** Null until the employees are loaded; computed without homes and stops until those are loaded. */
    $spread: computed([employees.$load, $places], (list, found) =>
      list.status === "ready" ? toSpread(list.data, found.status === "ready" ? found.data.known : nothing) : null,
    ),
  };
}

interface People {
  readonly employees: Query<readonly Employee[]>;
  readonly reading: AllEmployees | null;
}

function createPeople(scope: Scope, people: EmployeesStore["people"]): People {
  if (people.kind === "demo")
    return { employees: mapQuery(people.employees, ({ people: listed }) => listed), reading: null };
  const reading = createAllEmployees(scope);
  return { employees: reading, reading };
}

/** The routes that were planned for one offer. */
function createPilotRoutes(scope: Scope, $pilot: ReadableAtom<string | null>): Query<readonly DetailedRoute[]> {
  const all = createQuery(scope, demoRoutes);
  return {
    $load: computed([all.$load, $pilot], (load, pilot): Load<readonly DetailedRoute[]> => {
      if (load.status !== "ready") return load;
      return { ...load, data: load.data.routes.filter(({ pilotName }) => pilot === null || pilotName === pilot) };
    }),
    refresh: all.refresh,
  };
}
