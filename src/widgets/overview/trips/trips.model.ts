import type { TripDayCounts } from "../../../core/api/trips.ts";
import { type Day, toWeekday } from "../../../core/time/day.ts";
import { type Holiday, holidayOn } from "../../../core/time/holidays.ts";
import { formatWeekday } from "../../../core/text/format-date.ts";

export interface TripDay extends TripDayCounts {
  readonly day: Day;
  readonly label: string;
  readonly fullLabel: string;
  readonly isToday: boolean;
  readonly holiday: Holiday | null;
  /** A public holiday without trips; a plant may work on a public holiday. */
  readonly isFree: boolean;
}

/** The provider's days in order; entries without a date are left out. */
export function toTripDays(counts: readonly TripDayCounts[], today: Day): TripDay[] {
  return counts
    .flatMap(({ day, ...entry }) => (day === null ? [] : [{ ...entry, day }]))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((entry) => {
      const weekday = toWeekday(entry.day);
      const holiday = holidayOn(entry.day);
      const trips = (entry.completed ?? 0) + (entry.ongoing ?? 0) + (entry.notStarted ?? 0);
      return {
        ...entry,
        label: formatWeekday(weekday),
        fullLabel: formatWeekday(weekday, "long"),
        isToday: entry.day === today,
        holiday,
        isFree: holiday?.isHalfDay === false && trips === 0,
      };
    });
}

/** The day whose figures are shown at first: today, else the next listed day, else the last one. */
export function toShownDay(days: readonly TripDay[], today: Day): TripDay | null {
  return days.find(({ isToday }) => isToday) ?? days.find(({ day }) => day > today) ?? days.at(-1) ?? null;
}
