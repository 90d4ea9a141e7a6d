import { atom, computed } from "nanostores";
import { createPlannerData } from "../../core/planner/planner-data.ts";
import { type PlannerQuestion, take } from "../../core/portal/hand-over.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions, WidgetStore } from "../kit/element/define-widget.tsx";
import { createQueryState } from "../kit/element/query-state.ts";
import { createAsk } from "./ask/ask.store.ts";
import type { plannerContract } from "./planner.contract.ts";
import { createListPart } from "./list/list-part.ts";
import { type PlannerState, readState, type Subject, writeState } from "./planner.state.ts";
import { createSuggestions } from "./suggestions/suggestions.store.ts";

type Values = AttributeValues<typeof plannerContract.attributes> & CommonValues;

export type Planner = ReturnType<typeof createPlanner>;

/** What every part of the planner works on: own routes as a network of stops with seats and limits, and the state of the view. */
export function createPlanner({ session, $attributes, emit }: StoreOptions<Values>) {
  const { $state, change, stop } = createQueryState<PlannerState, Values>({
    $attributes,
    emit,
    now: session.environment.now,
    read: readState,
    write: writeState,
    isOutdated: (before, after) => before.tab !== after.tab,
  });
  const data = createPlannerData(session);
  const list = createListPart(session, data);
  const ask = createAsk(session, data, $state);
  const suggestions = createSuggestions(session, data);
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
    $queries: atom([data]),
    destroy() {
      list.destroy();
      stop();
      ask.destroy();
    },
  } satisfies WidgetStore & Record<string, unknown>;
}
