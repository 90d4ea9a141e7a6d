import { atom } from "nanostores";
import {
  type ActivationChange,
  activationChoicesCall,
  cancelChange,
  changeActivation,
  fetchActivationChoices,
} from "../../../core/api/employee-changes.ts";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import { sentChangesOf } from "../../../core/employees/sent-changes.ts";
import { createAction } from "../../../core/query/action.ts";
import { queryOf } from "../../../core/query/call-query.ts";
import { createQuery } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import type { Session } from "../../../core/session/session.ts";
import { toDay } from "../../../core/time/day.ts";
import { employeeLists } from "../employees.store.ts";
import { emptyDraft, type MembershipDraft, needsReason, toChange } from "./membership.model.ts";

export type Membership = ReturnType<typeof createMembership>;

/** One change of one membership, from the form to the provider's answer. @param initial of the form */
export function createMembership(
  owner: QueryOwner,
  employee: Employee,
  target: RegistrationStatus,
  initial: Partial<MembershipDraft> = {},
) {
  const session = sessionOf(owner);
  const today = () => toDay(session.environment.now());
  const $draft = atom<MembershipDraft>({ ...emptyDraft, ...initial });
  const choices = needsReason(target)
    ? createQuery(owner, queryOf(activationChoicesCall, fetchActivationChoices, employee.id, target))
    : null;
  const action = createAction(
    session,
    (http, change: ActivationChange) => changeActivation(http, employee.id, change),
    { invalidates: employeeLists },
  );
  const toReason = (key: string | undefined) => {
    const load = choices?.$load.get();
    const text = load?.status === "ready" ? load.data.find((choice) => choice.key === key)?.verbose : undefined;
    return key === undefined ? null : { key, text: text ?? key };
  };
  return {
    employee,
    target,
    today,
    choices,
    $draft,
    $state: action.$state,
    /** Cancels the change that was just accepted; see `canTakeBack`. */
    undo: createChangeCancel(session, employee, target === "deleted" ? "deleted" : "on_hold"),
    edit: (changes: Partial<MembershipDraft>) => $draft.set({ ...$draft.get(), ...changes }),
    async submit() {
      const change = toChange(target, $draft.get(), today());
      if (change === null || !(await action.send(change))) return;
      sentChangesOf(session).note(employee.id, { target, day: change.date, reason: toReason(change.reason) });
    },
    /** Shows the form again, with its values. */
    reset: () => action.reset(),
  };
}

/** Cancels a pending change: for the chip in the list and the drawer. */
export function createChangeCancel(session: Session, employee: Employee, target: "deleted" | "on_hold") {
  const action = createAction(
    session,
    (http) => cancelChange(http, employee.id, target, toDay(session.environment.now())),
    { invalidates: employeeLists },
  );
  return { employee, $state: action.$state, submit: () => action.send(), reset: () => action.reset() };
}
