import { atom, computed } from "nanostores";
import {
  type Employee,
  fetchAllEmployees,
  fetchEmployeeFilters,
  fetchEmployees,
  isDeleted,
  type RegistrationStatus,
  employeesCall,
  employeeFiltersCall,
} from "../../core/api/employees.ts";
import {
  fetchIndicatorHistory,
  fetchSla,
  fetchSummary,
  summaryCall,
  indicatorHistoryCall,
  slaCall,
} from "../../core/api/indicators.ts";
import { createNearestStops } from "../../core/employees/nearest-stops.ts";
import { createPeopleLists, toWithoutRoute } from "../../core/employees/people-lists.ts";
import type { Http } from "../../core/http/http.ts";
import { createQuery, type Load } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { createProviderList, defineProviderList, type ListState } from "../kit/table/provider-list.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";

export type CompanyPersonnel = ReturnType<typeof createCompanyPersonnel>;

/** The provider sets the order. */
export const employeeList = defineProviderList({
  filters: ["status", "route_name"],
  orders: [],
  toSearch({ search, page, pageSize, filters }) {
    const { status: statuses = [], route_name: routeNames = [] } = filters;
    return { search: search.trim(), page, pageSize, statuses, routeNames };
  },
  key: keyOf(employeesCall),
  fetch: fetchEmployees,
  fetchAll: fetchAllEmployees,
  isShown: (employee: Employee) => !isDeleted(employee),
});

/** The number of people by status; null where the provider sends none. Their sum is the number of rows of the whole list. */
interface StatusCounts {
  readonly registered: number | null;
  readonly onHold: number | null;
  readonly deleted: number | null;
}

/** People in the list, deleted ones not counted; null while not known. */
export function toListed(load: Load<StatusCounts>): number | null {
  if (load.status !== "ready" || load.data.registered === null) return null;
  return load.data.registered + (load.data.onHold ?? 0);
}

async function fetchStatusCounts(http: Http, signal: AbortSignal): Promise<StatusCounts> {
  const count = async (status: RegistrationStatus) =>
    (await fetchEmployees(http, { statuses: [status], page: 1, pageSize: 1 }, signal)).count;
  const [registered, onHold, deleted] = await Promise.all([count("registered"), count("on_hold"), count("deleted")]);
  return { registered, onHold, deleted };
}

/** The employees of a company. */
export function createCompanyPersonnel(scope: Scope, state: ListState) {
  const summary = createQuery(scope, queryOf(summaryCall, fetchSummary));
  const history = createQuery(scope, queryOf(indicatorHistoryCall, fetchIndicatorHistory));
  const sla = createQuery(scope, queryOf(slaCall, fetchSla));
  const filters = createQuery(scope, queryOf(employeeFiltersCall, fetchEmployeeFilters, false));
  const count = createQuery(scope, {
    key: keyOf(employeesCall, "counts"),
    fetch: fetchStatusCounts,
  });
  const list = createProviderList(scope, employeeList, "personnel", state);
  const lists = createPeopleLists(scope.late);
  return {
    lists,
    /** Asked for while the list of those without a route is shown. */
    nearest: createNearestStops(scope.late, computed(lists.$load, toWithoutRoute)),
    kind: "company" as const,
    summary,
    history,
    sla,
    filters,
    count,
    list,
    employees: list.page,
    $isGraphOpen: atom(false),
  };
}
