import type { ActivationChange } from "../../../core/api/employee-changes.ts";
import { type Choice, type Employee, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import { providerMessage, toWriteHelp } from "../../../core/http/errors.ts";
import type { ActionState } from "../../../core/query/action.ts";
import { formatShortDay } from "../../../core/text/format-date.ts";
import { formatDay } from "../../../core/text/format.ts";
import { addDays, type Day, toWeekday } from "../../../core/time/day.ts";
import { addMonths } from "../../../core/time/month.ts";
import { actionsFor } from "../employee.model.ts";
import { groupMessages, membershipMessages as texts } from "../personnel.messages.ts";

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

/** Whether there is today or a day that isn't past, and a reason where one is required. */
export function canSubmit(target: RegistrationStatus, { reason, isToday, day }: MembershipDraft, today: Day): boolean {
  return (isToday || (day !== null && day >= today)) && (!needsReason(target) || reason !== null);
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
  if (date === null || !canSubmit(target, draft, today)) return null;
  return needsReason(target) && draft.reason !== null
    ? { status: target, date, reason: draft.reason }
    : { status: target, date };
}

/** Title and text after a rejected change: the provider's sentence, else ours; without an answer, where to look. */
export function toFailure(state: ActionState<unknown>) {
  if (state.status !== "failed") return { title: "", text: "" };
  const help = toWriteHelp(state.error, texts.failedTitle, texts.mayBeDone);
  const own = help.isUnanswered ? null : providerMessage(state.error, "non_field_errors");
  return { ...help, text: own ?? help.text, look: texts.toList };
}

interface DayChip {
  readonly day: Day;
  /** `Pazartesi, 23 Kas`: with the date, since a name like "next Monday" depends on today. */
  readonly label: string;
}

/** The days on which memberships usually change, the nearest first, without duplicates. */
export function toDayChips(today: Day): DayChip[] {
  const named: readonly (readonly [Day, string])[] = [
    [addDays(today, 1), texts.days.tomorrow],
    [addDays(today, 8 - toWeekday(today)), texts.days.monday],
    [`${addMonths(today.slice(0, 7), 1)}-01`, texts.days.month],
  ];
  return named
    .filter(([day], index) => named.findIndex(([other]) => other === day) === index)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([day, name]) => ({ day, label: `${name}, ${formatShortDay(day)}` }));
}

/** The reasons that the provider offers for one employee; null: they couldn't be loaded. */
export type Reasons = ReadonlyMap<string, readonly Choice[] | null>;

/** Somebody for whom the change isn't sent, and why. */
export interface Unable {
  readonly employee: Employee;
  readonly why: string;
  /** The reasons couldn't be loaded: asking again may help. */
  readonly isFailed: boolean;
}

interface Plan {
  readonly able: readonly Employee[];
  readonly unable: readonly Unable[];
}

/** Why the details of an employee don't offer the change; null: they do. */
export function toObstacle(employee: Employee, target: RegistrationStatus): string | null {
  if (actionsFor(employee).includes(target)) return null;
  const pending = pendingChange(employee);
  if (pending?.target === target)
    return pending.day === null
      ? groupMessages.pending[target]
      : groupMessages.pendingFrom[target](formatDay(pending.day));
  const { registrationStatus: status } = employee;
  return status === "unknown" ? groupMessages.unknownStatus : groupMessages.already[status];
}

/** What all have; where nothing is common to all, every reason, first those that most have. */
export function toOffered(reasons: Reasons): readonly Choice[] {
  const lists = [...reasons.values()].filter((list) => list !== null && list.length > 0) as (readonly Choice[])[];
  const all = new Map(lists.flat().map((choice) => [choice.key, choice]));
  const count = (key: string) => lists.filter((list) => list.some((choice) => choice.key === key)).length;
  const common = [...all.values()].filter(({ key }) => count(key) === lists.length);
  return common.length > 0 ? common : [...all.values()].toSorted((one, other) => count(other.key) - count(one.key));
}

/**
 * Who gets the change and who doesn't.
 * @param reason key of the chosen reason; null: none yet
 */
export function toPlan(
  people: readonly Employee[],
  target: RegistrationStatus,
  reasons: Reasons,
  reason: string | null,
): Plan {
  const able: Employee[] = [];
  const unable: Unable[] = [];
  for (const employee of people) {
    const own = reasons.get(employee.id);
    const obstacle = toObstacle(employee, target) ?? (needsReason(target) ? toReasonObstacle(own, reason) : null);
    if (obstacle === null) able.push(employee);
    else unable.push({ employee, why: obstacle, isFailed: own === null });
  }
  return { able, unable };
}

/** @param own undefined: not asked yet */
function toReasonObstacle(own: readonly Choice[] | null | undefined, reason: string | null): string | null {
  if (own === undefined) return null;
  if (own === null) return groupMessages.reasonsFailed;
  if (own.length === 0) return groupMessages.noReason;
  return reason === null || own.some(({ key }) => key === reason) ? null : groupMessages.otherReasons;
}
