import { atom, computed, type ReadableAtom } from "nanostores";
import { type EmployeePageSearch, fetchEmployeeFilters, fetchEmployees } from "../../core/api/employees.ts";
import { fetchIndicatorHistory, fetchSla, fetchSummary } from "../../core/api/kpi.ts";
import { createListQuery } from "../../core/list-query.ts";
import { createQuery } from "../../core/query.ts";
import type { Session } from "../../core/session.ts";
import type { TableState } from "../kit/table/table-state.ts";
import { employeeCountKey, employeesKey } from "./keys.ts";

export type CompanyPersonnel = ReturnType<typeof createCompanyPersonnel>;

/** What the provider is asked for; the order of a page is the provider's. */
export function toEmployeeQuery({ search, page, pageSize, filters }: TableState): EmployeePageSearch {
  const { status: statuses = [], route_name: routeNames = [] } = filters;
  return { search: search.trim(), page, pageSize, statuses, routeNames };
}

/** The employees of a company (specification 1 §2.5). */
export function createCompanyPersonnel(session: Session, $table: ReadableAtom<TableState>) {
  const summary = createQuery(session, { key: ["summary"], fetch: fetchSummary });
  const history = createQuery(session, { key: ["kpi-history"], fetch: fetchIndicatorHistory });
  const sla = createQuery(session, { key: ["sla"], fetch: fetchSla });
  const filters = createQuery(session, {
    key: ["employee-filters"],
    fetch: (http, signal) => fetchEmployeeFilters(http, false, signal),
  });
  const count = createQuery(session, {
    key: [employeeCountKey],
    fetch: async (http, signal) => {
      const { count: registered } = await fetchEmployees(
        http,
        { statuses: ["registered"], page: 1, pageSize: 1 },
        signal,
      );
      return registered;
    },
  });
  const employees = createListQuery(session, {
    $parameters: computed($table, toEmployeeQuery),
    key: (query) => [employeesKey, query],
    fetch: fetchEmployees,
  });
  return {
    kind: "company" as const,
    summary,
    history,
    sla,
    filters,
    count,
    employees,
    $isGraphOpen: atom(false),
    $queries: atom([employees, summary, history, sla, count, filters]),
  };
}
