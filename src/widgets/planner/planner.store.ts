import { computed } from "nanostores";
import { createPlannerData } from "../../core/planner/planner-data.ts";
import { type PlannerQuestion, take } from "../../core/portal/hand-over.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createQueryState } from "../kit/element/query-state.ts";
import { createAsk } from "./ask/ask.store.ts";
import type { plannerContract } from "./planner.contract.ts";
import { createListPart } from "./list/list-part.ts";
import { type PlannerState, readState, type Subject, writeState } from "./planner.state.ts";
import { createSuggestions } from "./suggestions/suggestions.store.ts";

type Values = AttributeValues<typeof plannerContract.attributes> & CommonValues;

export type Planner = ReturnType<typeof createPlanner>;

/** What every part of the planner works on: own routes as a network of stops with seats and limits, and the state of the view. */
export function createPlanner({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<PlannerState, Values>({
    scope,
    $attributes,
    emit,
    read: readState,
    write: writeState,
    isOutdated: (before, after) => before.tab !== after.tab,
  });
  const data = createPlannerData(scope);
  const list = createListPart(scope, data);
  const ask = createAsk(scope, data, $state);
  const suggestions = createSuggestions(scope, data);
  const state = session.$state.get();
  let chosenSubject: Subject | null = null;

  const question = take(session, "planner");
  if (question) put(question);
  function put(given: PlannerQuestion): void {
    if (given.kind === "employee") ask.choosePerson(given);
    else if (given.kind === "address") ask.askAddress(given.text);
    else void list.list.take(given.people);
  }

  return {
    session,
    /** Routes, stops, seats and limits. */
    data,
    $network: computed(data.$load, (load) => (load.status === "ready" ? load.data.network : null)),
    $state,
    ask,
    suggestions,
    /** The list has a choice of its own: it gets the focus of the one that was pressed. */
    chooseSubject(subject: Subject) {
      chosenSubject = subject;
      change({ ...$state.get(), subject });
    },
    /** Whether this subject was just chosen. */
    takeSubjectFocus(subject: Subject) {
      const isChosen = chosenSubject === subject;
      chosenSubject = null;
      return isChosen;
    },
    change: (part: Partial<PlannerState>) => change({ ...$state.get(), ...part }),
    /** Suggestions about named people are shown to administrators only. */
    isAdministrator: state.status === "signed-in" && state.profile.userType === "admin",
    list,
  };
}
