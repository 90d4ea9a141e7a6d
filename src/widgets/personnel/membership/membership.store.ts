import { atom } from "nanostores";
import { createAction } from "../../../core/action.ts";
import {
  type ActivationChange,
  cancelDeletion,
  changeActivation,
  fetchActivationChoices,
} from "../../../core/api/employee-changes.ts";
import type { Employee, RegistrationStatus } from "../../../core/api/employees.ts";
import { toDay } from "../../../core/day.ts";
import { createQuery } from "../../../core/query.ts";
import type { Session } from "../../../core/session.ts";
import { employeeLists } from "../keys.ts";
import { emptyDraft, type MembershipDraft, needsReason, toChange } from "./membership.model.ts";

export type Membership = ReturnType<typeof createMembership>;

/** One change of one membership, from the form to the provider's answer (specification 1 §4, §5). */
export function createMembership(session: Session, employee: Employee, target: RegistrationStatus) {
  const today = () => toDay(session.environment.now());
  const $draft = atom<MembershipDraft>(emptyDraft);
  const choices = needsReason(target)
    ? createQuery(session, {
        key: ["activation-choices", employee.id, target],
        fetch: (http, signal) => fetchActivationChoices(http, employee.id, target, signal),
      })
    : null;
  const action = createAction(
    session,
    (http, change: ActivationChange) => changeActivation(http, employee.id, change),
    { invalidates: employeeLists },
  );
  return {
    employee,
    target,
    today,
    choices,
    $draft,
    $state: action.$state,
    edit: (changes: Partial<MembershipDraft>) => $draft.set({ ...$draft.get(), ...changes }),
    async submit() {
      const change = toChange(target, $draft.get(), today());
      if (change) await action.send(change);
    },
    /** Back to the form, with what was filled in. */
    reset: () => action.reset(),
  };
}

/** The chip on a pending deletion, and the same act in the drawer. */
export function createDeletionCancel(session: Session, employee: Employee) {
  const action = createAction(session, (http) => cancelDeletion(http, employee.id, toDay(session.environment.now())), {
    invalidates: employeeLists,
  });
  return { employee, $state: action.$state, submit: () => action.send(), reset: () => action.reset() };
}
export type DeletionCancel = ReturnType<typeof createDeletionCancel>;
