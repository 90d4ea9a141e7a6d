import { dayjs } from "./dayjs.ts";
import { fromWallTime, toWallTime } from "./wall-time.ts";

/** A calendar day of the business, `YYYY-MM-DD`. Always Europe/Istanbul, whatever the browser's zone. */
export type Day = string;

/** ISO number of a weekday: 1 Monday … 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const pattern = "YYYY-MM-DD";
const shape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day that it is in Istanbul at a moment given in ms since 1970. */
export function toDay(moment: number): Day {
  return dayjs.utc(toWallTime(moment)).format(pattern);
}

/** By its shape and two numbers: the library's strict reading says the same at five times the cost, and lists hold 10 000 days. */
export function isDay(text: string): boolean {
  if (!shape.test(text)) return false;
  const day = dayjs.utc(text);
  // 30 February has become 2 March, and a year before 100 one of the last century.
  return day.date() === Number(text.slice(8)) && day.year() === Number(text.slice(0, 4));
}

/** A day that is written as the library's pattern says, and exists; else null. */
export function readDay(text: string, written: string): Day | null {
  const day = dayjs.utc(text, written, true);
  return day.isValid() ? day.format(pattern) : null;
}

const typed = ["DD.MM.YYYY", "DD.MM.YY", "DDMMYYYY"];

/** `1.12.2026`, `01/12/26` or `01122026`, as people write a day; null when it is none. */
export function parseTypedDay(text: string): Day | null {
  const written = text
    .trim()
    .replace(/[/\s-]/g, ".")
    .replace(/\b\d(?=\.)/g, "0$&");
  return typed.map((form) => readDay(written, form)).find((day) => day !== null) ?? null;
}

/** Midnight of the day in UTC: a carrier for calendar arithmetic, not a moment. */
export function toUtcMidnight(day: Day): number {
  return dayjs.utc(day).valueOf();
}

/** Throws RangeError for what is no day. */
export function addDays(day: Day, count: number): Day {
  const found = dayjs.utc(day).add(count, "day");
  if (Number.isNaN(found.valueOf())) throw new RangeError(`No day: ${day}, ${count} days later`);
  return found.format(pattern);
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: Day, end: Day): number {
  return dayjs.utc(end).diff(dayjs.utc(start), "day");
}

export function toWeekday(day: Day): Weekday {
  return (dayjs.utc(day).day() || 7) as Weekday;
}

/** Day, time of day, what follows a full second, and how far from UTC: `Z` or sign, hours, minutes. */
const momentShape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,3})\d*)?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/i;

/**
 * A provider's moment in ms since 1970: ISO 8601, also with a blank for its T; without an offset it is Istanbul time.
 * Null when it is not a moment. Its parts are found by hand: engines part over everything but the one form of
 * ECMAScript, and the library's strict reading knows no offset.
 */
export function parseMoment(text: string): number | null {
  const [, day = "", time = "00:00", fraction = "", zone, sign, hours, minutes] = momentShape.exec(text) ?? [];
  if (!isDay(day)) return null;
  const wall = dayjs.utc(`${day}T${time}`).valueOf() + Number(fraction.padEnd(3, "0"));
  if (zone === undefined) return fromWallTime(wall);
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? wall + ahead : wall - ahead;
}

/** A provider's day, or the one in Istanbul of a whole moment; null when it is neither. */
export function parseDay(text: string): Day | null {
  if (text.length <= 10) return isDay(text) ? text : null;
  const moment = parseMoment(text);
  return moment === null ? null : toDay(moment);
}

/** A moment as machines read it, in UTC: `2026-11-20T04:42:00.000Z`. */
export function toIsoMoment(moment: number): string {
  return dayjs.utc(moment).toISOString();
}

/** For a library that counts in the browser's zone: noon of a day there is that day, whatever the zone does with its clocks. */
export function toLocalNoon(day: Day): Date {
  return dayjs(`${day}T12:00`).toDate();
}

/** The day that a date is in the browser's zone. */
export function fromLocalDate(date: Date): Day {
  return dayjs(date).format(pattern);
}
