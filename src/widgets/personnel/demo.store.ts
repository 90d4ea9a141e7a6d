import { atom, computed } from "nanostores";
import { type Employee, fetchEmployeeFilters, isDeleted, demoEmployeeFiltersCall } from "../../core/api/employees.ts";
import { fetchDemoSummary, type Indicators, noIndicators, demoSummaryCall } from "../../core/api/indicators.ts";
import { demoEmployees } from "../../core/employees/named-employee.ts";
import { createQuery, type Load, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { queryOf } from "../../core/query/call-query.ts";

export type DemoPersonnel = ReturnType<typeof createDemoPersonnel>;

/** The people of one offer. */
interface PilotPeople {
  readonly people: readonly Employee[];
  /** Number of deleted people in the answer, who are not listed. */
  readonly hidden: number;
}

/** A demo account's people, those of one offer at a time. */
export function createDemoPersonnel(scope: Scope) {
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
