import type { BillingChange } from "../../api/billing-rows.ts";
import { addDays, type Day, daysBetween } from "../../time/day.ts";
import { isWorkday } from "../../time/holidays.ts";
import { addMonths, type Month } from "../../time/month.ts";

/** A seat's days in a month by the change log's entries on its being added and removed. */
interface Seat {
  /** From the day of an addition up to the day before a removal. */
  readonly days: ReadonlySet<Day>;
  /** The days of removals, which may or may not be billed. */
  readonly lastDays: ReadonlySet<Day>;
  /** Additions and removals alternate, each on a day of its own. */
  readonly isClear: boolean;
}

export function daysOf(month: Month): Day[] {
  const [first, end] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  return Array.from({ length: daysBetween(first, end) }, (_, index) => addDays(first, index));
}

const isOfSeat = (month: Month) => (change: BillingChange) =>
  change.type !== "other" && change.day !== null && change.day.startsWith(month);

/** Null: no entry of this month is about a seat. */
function toSeat(changes: readonly BillingChange[], month: Month): Seat | null {
  const entries = changes.filter(isOfSeat(month));
  // The same entry may be written in the logs of two offices.
  const dated = new Map(entries.map((entry) => [`${entry.day} ${entry.type}`, entry]));
  const sorted = [...dated.values()].toSorted((one, other) => ((one.day ?? "") < (other.day ?? "") ? -1 : 1));
  const [first] = sorted;
  if (!first) return null;
  const days = new Set<Day>();
  const lastDays = new Set<Day>();
  let isThere = first.type === "passenger_removed";
  for (const day of daysOf(month)) {
    for (const entry of sorted.filter((one) => one.day === day)) {
      isThere = entry.type === "passenger_added";
      if (!isThere) lastDays.add(day);
    }
    if (isThere) days.add(day);
  }
  const isClear = sorted.every((entry, index) => {
    const next = sorted[index + 1];
    return !next || (next.type !== entry.type && next.day !== entry.day);
  });
  return { days, lastDays, isClear };
}

/**
 * Shares of the month for which a seat added or removed within it may be billed: by calendar days, and by workdays. Where its entries
 * contradict each other, each may be meant alone.
 */
export function toShares(changes: readonly BillingChange[], month: Month): number[] {
  const seat = toSeat(changes, month);
  const seats =
    seat?.isClear === false ? changes.flatMap((change) => toSeat([change], month) ?? []) : seat ? [seat] : [];
  const all = daysOf(month);
  const workdays = all.filter(isWorkday).length;
  return seats
    .flatMap(({ days }) => [days.size / all.length, [...days].filter(isWorkday).length / workdays])
    .filter((share) => share > 0 && share < 1);
}

/**
 * Calendar days of the month that the change log gives a person, on all their routes together; null where it gives the whole month, or
 * contradicts itself: every workday is covered, the day of a removal counted.
 * @param changes the entries of the billed route; null is returned without any
 * @param others the entries of each other route on which the person had a seat
 */
export function toPartOfMonth(
  changes: readonly BillingChange[],
  others: readonly (readonly BillingChange[])[],
  month: Month,
): number | null {
  const own = toSeat(changes, month);
  if (!own) return null;
  const seats = [own, ...others.flatMap((some) => toSeat(some, month) ?? [])];
  if (!seats.every(({ isClear }) => isClear)) return null;
  const all = daysOf(month);
  const isCovered = (day: Day) => seats.some(({ days, lastDays }) => days.has(day) || lastDays.has(day));
  if (all.every((day) => !isWorkday(day) || isCovered(day))) return null;
  return all.filter((day) => seats.some(({ days }) => days.has(day))).length;
}
