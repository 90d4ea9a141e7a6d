import { atom, computed } from "nanostores";
import {
  demoEmployeeFiltersCall,
  type Employee,
  employeeFiltersCall,
  employeesCall,
  fetchAllEmployees,
  fetchEmployeeFilters,
  fetchEmployees,
  isDeleted,
  type RegistrationStatus,
} from "../../core/api/employees.ts";
import {
  demoSummaryCall,
  fetchDemoSummary,
  fetchIndicatorHistory,
  fetchSla,
  fetchSummary,
  indicatorHistoryCall,
  type Indicators,
  noIndicators,
  slaCall,
  summaryCall,
} from "../../core/api/indicators.ts";
import { demoEmployees } from "../../core/employees/named-employee.ts";
import { createNearestStops } from "../../core/employees/nearest-stops.ts";
import { createPeopleLists, toWithoutRoute } from "../../core/employees/people-lists.ts";
import type { Http } from "../../core/http/http.ts";
import { changedBy, keyOf, queryOf } from "../../core/query/call-query.ts";
import { createQuery, type Load, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { createProviderList, defineProviderList, type ListState } from "../kit/table/provider-list.ts";

export type CompanyEmployees = ReturnType<typeof createCompanyEmployees>;

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
export function createCompanyEmployees(scope: Scope, state: ListState) {
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

export type DemoEmployees = ReturnType<typeof createDemoEmployees>;

/** The people of one offer. */
interface PilotPeople {
  readonly people: readonly Employee[];
  /** Number of deleted people in the answer, who are not listed. */
  readonly hidden: number;
}

/** A demo account's people, those of one offer at a time. */
export function createDemoEmployees(scope: Scope) {
  const pilots = createQuery(scope, queryOf(demoSummaryCall, fetchDemoSummary));
  const employees = createQuery(scope.late, demoEmployees);
  const filters = createQuery(scope, queryOf(demoEmployeeFiltersCall, fetchEmployeeFilters, true));
  const $wanted = atom<string | null>(null);
  /** The chosen offer; the first one at first. */
  const $pilot = computed([$wanted, pilots.$load], (wanted, load) => {
    if (load.status !== "ready") return wanted;
    const names = load.data.map(({ pilotName }) => pilotName);
    return wanted !== null && names.includes(wanted) ? wanted : (names[0] ?? null);
  });
  const summary: Query<Indicators> = {
    $load: computed([pilots.$load, $pilot], (load, pilot): Load<Indicators> => {
      if (load.status !== "ready") return load;
      return { ...load, data: load.data.find(({ pilotName }) => pilotName === pilot)?.averages ?? noIndicators };
    }),
    refresh: () => pilots.refresh(),
  };
  const list: Query<PilotPeople> = {
    $load: computed([employees.$load, pilots.$load, $pilot], (load, made, pilot): Load<PilotPeople> => {
      if (load.status !== "ready") return load;
      // Until the offer is known no employees are shown, because they could belong to another one.
      if (made.status === "loading") return { status: "loading" };
      const ofOffer = load.data.filter(({ pilotName }) => pilot === null || pilotName === pilot);
      const people = ofOffer.filter((row) => !isDeleted(row));
      return { ...load, data: { people, hidden: ofOffer.length - people.length } };
    }),
    refresh: employees.refresh,
  };
  return {
    kind: "demo" as const,
    pilots,
    /** The people of the chosen offer; of all offers when the offers failed to load. */
    employees: scope.register(list),
    summary,
    filters,
    $pilot,
    choose: (pilotName: string) => $wanted.set(pilotName),
  };
}

/** Key of the bulk job; a session runs one at a time. */
export const bulkJob = "personnel/bulk-add";

/** Key of the job that changes the membership of several people. */
export const groupJob = "personnel/group";

/** Queries to invalidate after a new employee or a changed membership. */
export const employeeLists = [changedBy("employees")];
