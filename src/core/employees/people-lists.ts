import type { DetailedRoute } from "../api/route-list.ts";
import { type Employee, isDeleted, isRequested, pendingChange } from "../api/employees.ts";

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
