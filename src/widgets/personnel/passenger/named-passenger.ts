import type { ReadableAtom } from "nanostores";
import type { Employee } from "../../../core/api/employees.ts";
import { namedEmployee } from "../../../core/employees/named-employee.ts";
import type { Load } from "../../../core/query/query.ts";
import type { QueryOwner } from "../../../core/query/scope.ts";
import { createSwitchedQuery } from "../../../core/query/switched-query.ts";

interface NamedPassenger {
  /** Null: no employee has this id. Idle while no search runs. */
  readonly $load: ReadableAtom<Load<Employee | null>>;
  refresh(): Promise<void>;
  /** Starts the search; null ends it. */
  find(id: string | null): void;
}

/** Finds the employee named by the query, who may be on another page of the list. */
export function createNamedPassenger(owner: QueryOwner, isDemo: boolean): NamedPassenger {
  const query = createSwitchedQuery<Employee | null>(owner);
  return {
    $load: query.$load,
    refresh: query.refresh,
    find: (id) => query.ask(id === null ? null : namedEmployee(id, isDemo)),
  };
}
