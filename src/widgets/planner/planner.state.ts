import type { TimePeriod } from "../../core/api/routes.ts";
import { timePeriods } from "../../core/routes/time-period.ts";

/** In the order of the tabs. */
export const plannerTabs = ["address", "suggestions"] as const;
type PlannerTab = (typeof plannerTabs)[number];

/** What is asked for: one address, one employee, or a list of people. */
export const subjects = ["address", "employee", "list"] as const;
export type Subject = (typeof subjects)[number];

/** The state kept in `query`; no address and no person, because a query ends up in histories and logs. */
export interface PlannerState {
  readonly tab: PlannerTab;
  readonly subject: Subject;
  readonly timePeriod: TimePeriod;
}

interface Given {
  readonly query: string;
  /** The element's attribute. */
  readonly tab: PlannerTab;
}

const one = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Invalid values are replaced by their defaults. */
export function readState({ query, tab }: Given): PlannerState {
  const parameters = new URLSearchParams(query);
  return {
    tab: one(plannerTabs, parameters.get("tab"), tab),
    subject: one(subjects, parameters.get("subject"), "address"),
    timePeriod: one(timePeriods, parameters.get("time_period"), "morning"),
  };
}

/** Values at their default are left out. */
export function writeState(state: PlannerState, given: Given): string {
  const defaults = readState({ ...given, query: "" });
  const names = { tab: "tab", subject: "subject", timePeriod: "time_period" } as const;
  const parameters = new URLSearchParams();
  for (const [name, parameter] of Object.entries(names) as [keyof PlannerState, string][]) {
    if (state[name] !== defaults[name]) parameters.set(parameter, state[name]);
  }
  return parameters.toString();
}
