import { addDays, type Day, daysBetween, parseMoment, toDay, toWeekday } from "../../../src/core/time/day.ts";
import { addMonths } from "../../../src/core/time/month.ts";
import { writeWallTime } from "../../../src/core/text/format-date.ts";
import { toWallTime } from "../../../src/core/time/wall-time.ts";

// The same implementation of Istanbul's calendar as in the portal.
export { addDays, type Day, daysBetween, isDay, toWeekday as weekdayOf } from "../../../src/core/time/day.ts";

const millisecondsPerHour = 3_600_000;
let known = { hour: NaN, day: "" };

/** Cached per hour, because each request asks several times; Istanbul's days begin on the hour. */
export function dayInIstanbul(moment: Date): Day {
  const hour = Math.floor(moment.getTime() / millisecondsPerHour);
  if (hour !== known.hour) known = { hour, day: toDay(moment.getTime()) };
  return known.day;
}

export function compareDays(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function mondayOf(day: Day): Day {
  return addDays(day, 1 - toWeekday(day));
}

/** The first day of the month `count` months after the day's month (before, when negative). */
export function firstOfMonth(day: Day, count = 0): Day {
  return `${addMonths(day.slice(0, 7), count)}-01`;
}

export function eachDay(from: Day, to: Day): Day[] {
  return Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));
}

/** `HH:mm` of the minutes since midnight. */
export function toClock(minutes: number): string {
  const whole = Math.round(minutes);
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
}

/** ISO 8601 with the offset of Istanbul, which lies east of Greenwich all year. */
export function toMoment(moment: Date): string {
  const wall = toWallTime(moment.getTime());
  return `${writeWallTime(wall, "YYYY-MM-DDTHH:mm:ss")}+${writeWallTime(wall - moment.getTime(), "HH:mm")}`;
}

/** When a clock in Istanbul shows `HH:mm` on the day. */
export function momentAt(day: Day, clock: string): Date {
  const moment = parseMoment(`${day}T${clock}`);
  if (moment === null) throw new RangeError(`No moment: ${day} ${clock}`);
  return new Date(moment);
}

/** Midnight in Istanbul. */
export function startOfDay(day: Day): Date {
  return momentAt(day, "00:00");
}
