import type { ReadableAtom } from "nanostores";
import { type Employee, fetchAllEmployees, fetchDemoEmployees, isDeleted } from "../../../core/api/employees.ts";
import type { Http } from "../../../core/http/http.ts";
import { type Load, type QueryOptions } from "../../../core/query/query.ts";
import type { Session } from "../../../core/session/session.ts";
import { createSwitchedQuery } from "../../../core/query/switched-query.ts";
import { employeesKey } from "../keys.ts";

export interface NamedPassenger {
  /** Null: there is nobody of this id. Idle while nobody is looked for. */
  readonly $load: ReadableAtom<Load<Employee | null>>;
  refresh(): Promise<void>;
  /** Null: nobody is looked for any more. */
  find(id: string | null): void;
}

/** The provider knows no call for one employee, so that everybody is gone through until this one has come. */
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

/** The employee whom an address names; they need not be on the page of the list that is shown. */
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
