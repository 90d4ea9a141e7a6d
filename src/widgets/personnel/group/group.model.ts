import { type Choice, type Employee, pendingChange, type RegistrationStatus } from "../../../core/api/employees.ts";
import { formatDay } from "../../../core/text/format.ts";
import { actionsFor, needsReason } from "../membership/membership.model.ts";
import { groupMessages as texts } from "../personnel.messages.ts";

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
    return pending.day === null ? texts.pending[target] : texts.pendingFrom[target](formatDay(pending.day));
  const { registrationStatus: status } = employee;
  return status === "unknown" ? texts.unknownStatus : texts.already[status];
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
  if (own === null) return texts.reasonsFailed;
  if (own.length === 0) return texts.noReason;
  return reason === null || own.some(({ key }) => key === reason) ? null : texts.otherReasons;
}
