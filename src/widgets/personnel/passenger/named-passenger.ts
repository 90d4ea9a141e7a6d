import type { ReadableAtom } from "nanostores";
import { type Employee, fetchAllEmployees, fetchDemoEmployees, isDeleted } from "../../../core/api/employees.ts";
import type { Http } from "../../../core/http/http.ts";
import { type Load, type QueryOptions } from "../../../core/query/query.ts";
import type { Session } from "../../../core/session/session.ts";
import { createSwitchedQuery } from "../../../core/query/switched-query.ts";
import { employeesKey } from "../keys.ts";

interface NamedPassenger {
  /** Null: nobody has this id. Idle while none is searched. */
  readonly $load: ReadableAtom<Load<Employee | null>>;
  refresh(): Promise<void>;
  /** Starts the search; null ends it. */
  find(id: string | null): void;
}

/** Loads page after page until the employee is found: the provider has no call for a single one. */
async function findAmongAll(http: Http, id: string, signal: AbortSignal): Promise<Employee | null> {
  for await (const { rows } of fetchAllEmployees(http, {}, signal)) {
    const found = rows.find((employee) => employee.id === id);
    if (found) return found;
  }
  return null;
}

async function findInPilots(http: Http, id: string, signal: AbortSignal): Promise<Employee | null> {
  return (await fetchDemoEmployees(http, signal)).find((employee) => employee.id === id) ?? null;
}

/** Finds the employee named by the query, who may be on another page of the list. */
export function createNamedPassenger(session: Session, isDemo: boolean): NamedPassenger {
  const query = createSwitchedQuery<Employee | null>(session);
  const find = isDemo ? findInPilots : findAmongAll;
  return {
    $load: query.$load,
    refresh: query.refresh,
    find(id) {
      query.ask(
        id === null
          ? null
          : ({
              key: [employeesKey, "named", isDemo, id],
              fetch: async (http, signal) => {
                const found = await find(http, id, signal);
                return found && !isDeleted(found) ? found : null;
              },
            } satisfies QueryOptions<Employee | null>),
      );
    },
  };
}
