import { computed } from "nanostores";
import type { Employee } from "../../../core/api/employees.ts";
import { createAllEmployees } from "../../../core/employees/all-employees.ts";
import { type PeopleListName, peopleLists, toPeopleList, toSeated } from "../../../core/employees/people-lists.ts";
import { mapQuery } from "../../../core/query/map-query.ts";
import { createQuery, type Load } from "../../../core/query/query.ts";
import { routesWithStops } from "../../../core/routes/route-seats.ts";
import type { Session } from "../../../core/session/session.ts";

type PeopleLists = Readonly<Record<PeopleListName, readonly Employee[]>>;

/** The lists of people to look after, from all employees and all routes; loaded while somebody listens. */
export function createPeopleLists(session: Session) {
  const everybody = createAllEmployees(session);
  const seated = mapQuery(createQuery(session, routesWithStops), toSeated);
  let last: { readonly people: readonly Employee[]; readonly seated: ReadonlySet<string>; lists: PeopleLists } | null =
    null;
  return {
    everybody,
    seated,
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
