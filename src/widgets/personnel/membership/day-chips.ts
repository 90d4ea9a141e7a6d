import { addDays, type Day, toWeekday } from "../../../core/time/day.ts";
import { formatShortDay } from "../../../core/text/format-date.ts";
import { addMonths } from "../../../core/time/month.ts";
import { membershipMessages as texts } from "../personnel.messages.ts";

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
