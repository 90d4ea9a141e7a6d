import {
  type Employee,
  fetchAllEmployees,
  fetchDemoEmployees,
  isDeleted,
  demoEmployeesCall,
  employeesCall,
} from "../api/employees.ts";
import type { Http } from "../http/http.ts";
import { clientOf, type QueryOptions } from "../query/query.ts";
import type { Session } from "../session/session.ts";
import { keyOf, queryOf } from "../query/call-query.ts";

/** All employees in the pilots of a demo account. */
export const demoEmployees = queryOf(demoEmployeesCall, fetchDemoEmployees);

/** Loads page after page until the employee is found, because the provider has no call for a single employee. */
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

/** The employee of this id; null: not found, or deleted. */
export function namedEmployee(id: string, isDemo: boolean): QueryOptions<Employee | null> {
  const find = isDemo ? findInPilots : findAmongAll;
  return {
    key: keyOf(employeesCall, "named", isDemo, id),
    fetch: async (http, signal) => {
      const found = await find(http, id, signal);
      return found && !isDeleted(found) ? found : null;
    },
  };
}

interface PrimedEmployee {
  readonly employee: Employee;
  readonly isDemo: boolean;
  /** When the employee's row arrived, ms since 1970. */
  readonly loadedAt: number;
}

/**
 * Passes an already loaded employee to the cache of {@link namedEmployee}, which then shows them at once and fetches only when
 * `loadedAt` is too old. A newer or invalidated cache entry isn't replaced.
 */
export function primeNamedEmployee(session: Session, { employee, isDemo, loadedAt }: PrimedEmployee): void {
  const client = clientOf(session);
  const { key } = namedEmployee(employee.id, isDemo);
  const known = client.getQueryState(key);
  if (known && (known.isInvalidated || known.dataUpdatedAt >= loadedAt)) return;
  client.setQueryData(key, employee, { updatedAt: loadedAt });
}
