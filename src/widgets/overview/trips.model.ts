import type { TripDayCounts } from "../../core/api/trips.ts";
import { addDays, type Day, toWeekday } from "../../core/time/day.ts";
import { type Holiday, holidayOn } from "../../core/time/holidays.ts";
import { formatWeekday } from "../../core/text/format-date.ts";

export interface TripDay extends TripDayCounts {
  readonly day: Day;
  readonly label: string;
  readonly fullLabel: string;
  readonly isToday: boolean;
  readonly holiday: Holiday | null;
  /** A public holiday without trips; a plant may work on a public holiday. */
  readonly isFree: boolean;
}

type Counts = Pick<TripDayCounts, "completed" | "ongoing" | "notStarted">;

/** All trips of a day; null when nothing of them is known. */
export function sumTrips({ completed, ongoing, notStarted }: Counts): number | null {
  return sumKnown([completed, ongoing, notStarted]);
}

function sumKnown(counts: readonly (number | null)[]): number | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : known.reduce((sum, count) => sum + count, 0);
}

/** The provider's days in order; entries without a date are left out. */
export function toTripDays(counts: readonly TripDayCounts[], today: Day): TripDay[] {
  return counts
    .flatMap(({ day, ...entry }) => (day === null ? [] : [{ ...entry, day }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((entry) => {
      const weekday = toWeekday(entry.day);
      const holiday = holidayOn(entry.day);
      return {
        ...entry,
        label: formatWeekday(weekday),
        fullLabel: formatWeekday(weekday, "long"),
        isToday: entry.day === today,
        holiday,
        isFree: holiday?.isHalfDay === false && (sumTrips(entry) ?? 0) === 0,
      };
    });
}

/** The day whose figures are shown at first: today, unless nothing is planned on it; null: all days together. */
export function toShownDay(days: readonly TripDay[]): TripDay | null {
  const today = days.find(({ isToday }) => isToday);
  return today && sumTrips(today) !== 0 ? today : null;
}

/** Of all days together; what no day tells isn't known. */
export function sumOf(days: readonly TripDay[]): Counts {
  const add = (name: keyof Counts) => sumKnown(days.map((day) => day[name]));
  return { completed: add("completed"), ongoing: add("ongoing"), notStarted: add("notStarted") };
}

/** Whether all days belong to the week of `today`, Monday to Sunday. */
export function isThisWeek(days: readonly TripDay[], today: Day): boolean {
  const monday = addDays(today, 1 - toWeekday(today));
  return days.every(({ day }) => day >= monday && day <= addDays(monday, 6));
}

/** True on a weekend before a Monday that isn't free: the new week's trips are listed then. */
export function isBeforeMonday(today: Day): boolean {
  const weekday = toWeekday(today);
  return weekday > 5 && holidayOn(addDays(today, 8 - weekday))?.isHalfDay !== false;
}
