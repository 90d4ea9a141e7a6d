import { computed } from "nanostores";
import type { DetailedRoute } from "../api/route-list.ts";
import { type Employee, isDeleted, isRequested, pendingChange } from "../api/employees.ts";
import { mapQuery } from "../query/switched-query.ts";
import { createQuery, type Load } from "../query/query.ts";
import { type QueryOwner } from "../query/scope.ts";
import { routesWithStops } from "../routes/route-seats.ts";
import { createAllEmployees } from "./all-employees.ts";

/** The lists of employees that somebody has to look after, and everybody. */
export const peopleLists = ["all", "without-route", "requested", "on-hold", "leaving"] as const;
export type PeopleListName = (typeof peopleLists)[number];

export const isPeopleList = (name: string | null): name is PeopleListName =>
  peopleLists.some((known) => known === name);

/** Ids of the passengers of all routes. */
export const toSeated = (routes: readonly DetailedRoute[]): ReadonlySet<string> =>
  new Set(routes.flatMap(({ stops }) => stops.flatMap(({ passengers }) => passengers.map((one) => one.passengerId))));

/**
 * Whether somebody has a route: named by their own row, or because they are among a route's passengers.
 * @param seated ids of the passengers of all routes
 */
export const hasOwnRoute = (
  { id, routeName }: Pick<Employee, "id" | "routeName">,
  seated: { readonly has: (id: string) => boolean },
) => routeName !== null || seated.has(id);

/**
 * The employees of a list, without deleted ones. People on hold need no route, so they aren't among those without one.
 * @param seated ids of the passengers of all routes
 */
export function toPeopleList(
  everybody: readonly Employee[],
  name: PeopleListName,
  seated: ReadonlySet<string>,
): readonly Employee[] {
  const isIn: Readonly<Record<PeopleListName, (employee: Employee) => boolean>> = {
    all: () => true,
    "without-route": (employee) => employee.registrationStatus !== "on_hold" && !hasOwnRoute(employee, seated),
    requested: isRequested,
    "on-hold": ({ registrationStatus }) => registrationStatus === "on_hold",
    leaving: (employee) => pendingChange(employee)?.target === "deleted",
  };
  return everybody.filter((employee) => !isDeleted(employee) && isIn[name](employee));
}

type PeopleLists = Readonly<Record<PeopleListName, readonly Employee[]>>;

/** The lists of people to look after, from all employees and all routes; loaded while somebody listens. */
export function createPeopleLists(owner: QueryOwner) {
  const everybody = createAllEmployees(owner);
  const seated = mapQuery(createQuery(owner, routesWithStops), toSeated);
  let last: { readonly people: readonly Employee[]; readonly seated: ReadonlySet<string>; lists: PeopleLists } | null =
    null;
  return {
    everybody,
    seated,
    queries: [everybody, seated] as const,
    $load: computed([everybody.$load, seated.$load], (people, routes): Load<PeopleLists> => {
      if (people.status !== "ready") return people;
      if (routes.status !== "ready") return routes;
      if (last?.people !== people.data || last.seated !== routes.data) {
        const entries = peopleLists.map((name) => [name, toPeopleList(people.data, name, routes.data)] as const);
        last = {
          people: people.data,
          seated: routes.data,
          lists: Object.fromEntries(entries) as unknown as PeopleLists,
        };
      }
      return { ...people, data: last.lists };
    }),
  };
}

const nobody: readonly Employee[] = [];

/** Nobody while the lists load. */
export const toWithoutRoute = (load: Load<PeopleLists>): readonly Employee[] =>
  load.status === "ready" ? load.data["without-route"] : nobody;
