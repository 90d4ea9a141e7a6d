import { type TimePeriod, timePeriods } from "../../core/api/routes.ts";
import { createPlannerData } from "../../core/planner/planner-data.ts";
import { take } from "../../core/portal/hand-over.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { createAsk } from "./ask/ask.store.ts";
import { createListResult } from "./list/list-result.store.ts";
import type { plannerContract } from "./planner.contract.ts";
import { createSuggestions } from "./suggestions/suggestions.store.ts";

type Values = AttributeValues<typeof plannerContract.attributes> & CommonValues;
type Given = Pick<Values, "query" | "tab">;

/** In the order of the tabs. */
export const plannerTabs = ["address", "suggestions"] as const;

/** What is asked for: one address, one employee, or a list of people. */
export const subjects = ["address", "employee", "list"] as const;
export type Subject = (typeof subjects)[number];

/** The state kept in `query`; no address and no person, because a query ends up in histories and logs. */
export interface PlannerState {
  readonly tab: (typeof plannerTabs)[number];
  readonly subject: Subject;
  readonly timePeriod: TimePeriod;
}

const one = <Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value =>
  values.find((value) => value === text) ?? otherwise;

/** Invalid values are replaced by their defaults. */
function readState({ query, tab }: Given): PlannerState {
  const parameters = new URLSearchParams(query);
  return {
    tab: one(plannerTabs, parameters.get("tab"), tab),
    subject: one(subjects, parameters.get("subject"), "address"),
    timePeriod: one(timePeriods, parameters.get("time_period"), "morning"),
  };
}

/** Values at their default are left out. */
function writeState(state: PlannerState, given: Given): string {
  const defaults = readState({ ...given, query: "" });
  const changed = (name: keyof PlannerState) => (state[name] === defaults[name] ? null : state[name]);
  return toUrlQuery({ tab: changed("tab"), subject: changed("subject"), time_period: changed("timePeriod") });
}

export type Planner = ReturnType<typeof createPlanner>;

/** What every part of the planner works on: own routes as a network of stops with seats and limits, and the state of the view. */
export function createPlanner({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const query = createQueryState<PlannerState, Values>({
    scope,
    $attributes,
    emit,
    read: readState,
    write: writeState,
    isOutdated: (before, after) => before.tab !== after.tab,
  });
  const { $state } = query;
  const data = createPlannerData(scope);
  const list = createListResult(scope, data);
  const ask = createAsk(scope, data, $state);
  const change = (part: Partial<PlannerState>) => query.change({ ...$state.get(), ...part });
  let chosenSubject: Subject | null = null;

  const question = take(session, "planner");
  if (question?.kind === "employee") ask.choosePerson(question);
  else if (question?.kind === "address") ask.askAddress(question.text);
  else if (question) void list.take(question.people);

  return {
    /** Routes, stops, seats and limits. */
    data,
    $state,
    ask,
    suggestions: createSuggestions(scope, data),
    list,
    change,
    /** The list has a choice of its own: it gets the focus of the one that was pressed. */
    chooseSubject(subject: Subject) {
      chosenSubject = subject;
      change({ subject });
    },
    /** Whether this subject was just chosen. */
    takeSubjectFocus(subject: Subject) {
      const isChosen = chosenSubject === subject;
      chosenSubject = null;
      return isChosen;
    },
  };
}
