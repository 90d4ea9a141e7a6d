import type { ActivationChange } from "../../../core/api/employee-changes.ts";
import { type Employee, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import type { Day } from "../../../core/time/day.ts";

/** What a person has filled in so far. */
export interface MembershipDraft {
  /** Key of the chosen reason. */
  readonly reason: string | null;
  /** "Bugün" is ticked; then the date doesn't count. */
  readonly isToday: boolean;
  readonly day: Day | null;
}

export const emptyDraft: MembershipDraft = { reason: null, isToday: false, day: null };

/** Stopping and deleting ask for a reason, reactivating doesn't. */
export function needsReason(target: RegistrationStatus): boolean {
  return target !== "registered";
}

/** A date or today, and a reason where one is asked for. */
export function canSubmit(target: RegistrationStatus, { reason, isToday, day }: MembershipDraft): boolean {
  return (isToday || day !== null) && (!needsReason(target) || reason !== null);
}

/**
 * Whether a change that was just asked for can be taken back without a further word: while its day is to come. To leave
 * somebody stopped after all the provider wants a reason.
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
 * What may be asked for: a registered person is stopped or deleted, a stopped one reactivated or deleted. What is pending
 * already is taken back or moved to another day instead.
 */
export function membershipActions(
  status: RegistrationStatus,
  pending: RegistrationStatus | null = null,
): RegistrationStatus[] {
  if (status === "deleted") return [];
  const actions: RegistrationStatus[] = [status === "registered" ? "on_hold" : "registered", "deleted"];
  return actions.filter((action) => action !== pending);
}

/** The same of somebody; nothing of whom the provider doesn't say what they are. */
export function actionsFor(employee: Employee): RegistrationStatus[] {
  const { registrationStatus: status } = employee;
  return status === "unknown" ? [] : membershipActions(status, pendingChange(employee)?.target ?? null);
}
