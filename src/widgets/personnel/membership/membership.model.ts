import type { ActivationChange } from "../../../core/api/employee-changes.ts";
import { type Employee, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import { providerMessage, toWriteHelp } from "../../../core/http/errors.ts";
import type { ActionState } from "../../../core/query/action.ts";
import type { Day } from "../../../core/time/day.ts";
import { membershipMessages as texts } from "../personnel.messages.ts";

/** The values of the form. */
export interface MembershipDraft {
  /** Key of the chosen reason. */
  readonly reason: string | null;
  /** "Bugün" is checked; then `day` is ignored. */
  readonly isToday: boolean;
  readonly day: Day | null;
}

export const emptyDraft: MembershipDraft = { reason: null, isToday: false, day: null };

/** Whether the request requires a reason: for stopping and deleting, not for reactivating. */
export function needsReason(target: RegistrationStatus): boolean {
  return target !== "registered";
}

/** Whether there is a date or today, and a reason where one is required. */
export function canSubmit(target: RegistrationStatus, { reason, isToday, day }: MembershipDraft): boolean {
  return (isToday || day !== null) && (!needsReason(target) || reason !== null);
}

/**
 * Whether a change that was just requested can be cancelled with one click: while its day is in the future. Cancelling a
 * reactivation needs a reason, because it is a request to stop.
 */
export function canTakeBack(target: RegistrationStatus, day: Day | null, today: Day): boolean {
  return target !== "registered" && day !== null && day > today;
}

/** The body of the request, or null while the draft isn't complete. */
export function toChange(target: RegistrationStatus, draft: MembershipDraft, today: Day): ActivationChange | null {
  const date = draft.isToday ? today : draft.day;
  if (date === null || !canSubmit(target, draft)) return null;
  return needsReason(target) && draft.reason !== null
    ? { status: target, date, reason: draft.reason }
    : { status: target, date };
}

/**
 * The possible changes: a registered person can be stopped or deleted, a stopped one reactivated or deleted. A pending change is
 * not among them: it can be cancelled or moved to another day.
 */
export function membershipActions(
  status: RegistrationStatus,
  pending: RegistrationStatus | null = null,
): RegistrationStatus[] {
  if (status === "deleted") return [];
  const actions: RegistrationStatus[] = [status === "registered" ? "on_hold" : "registered", "deleted"];
  return actions.filter((action) => action !== pending);
}

/** The possible changes of an employee; none when the status is not known. */
export function actionsFor(employee: Employee): RegistrationStatus[] {
  const { registrationStatus: status } = employee;
  return status === "unknown" ? [] : membershipActions(status, pendingChange(employee)?.target ?? null);
}

/** Title and text after a rejected change: the provider's sentence, else ours; without an answer, where to look. */
export function toFailure(state: ActionState<unknown>) {
  if (state.status !== "failed") return { title: "", text: "" };
  const help = toWriteHelp(state.error, texts.failedTitle, texts.mayBeDone);
  const own = help.isUnanswered ? null : providerMessage(state.error, "non_field_errors");
  return { ...help, text: own ?? help.text, look: texts.toList };
}
