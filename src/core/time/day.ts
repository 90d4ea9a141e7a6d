import { dayjs } from "./dayjs.ts";
import { fromWallTime, toWallTime } from "./wall-time.ts";

/** A calendar day of the business, `YYYY-MM-DD`. Always Europe/Istanbul, whatever the browser's zone. */
export type Day = string;

/** ISO number of a weekday: 1 Monday … 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const pattern = "YYYY-MM-DD";
const shape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day in Istanbul at a moment in ms since 1970. */
export function toDay(moment: number): Day {
  return dayjs.utc(toWallTime(moment)).format(pattern);
}

/** Checked by pattern and two numbers: Day.js's strict parsing takes five times as long, and lists contain 10 000 days. */
export function isDay(text: string): boolean {
  if (!shape.test(text)) return false;
  const day = dayjs.utc(text);
  // Date turns 30 February into 2 March, and years below 100 into 19xx.
  return day.date() === Number(text.slice(8)) && day.year() === Number(text.slice(0, 4));
}

/** Parses a day in the format of a Day.js pattern; null unless it exists. */
export function readDay(text: string, written: string): Day | null {
  const day = dayjs.utc(text, written, true);
  return day.isValid() ? day.format(pattern) : null;
}

const typed = ["DD.MM.YYYY", "DD.MM.YY", "DDMMYYYY"];

/** Parses typed input: `1.12.2026`, `01/12/26` or `01122026`; null when it isn't a day. */
export function parseTypedDay(text: string): Day | null {
  const written = text
    .trim()
    .replace(/[/\s-]/g, ".")
    .replace(/\b\d(?=\.)/g, "0$&");
  return typed.map((form) => readDay(written, form)).find((day) => day !== null) ?? null;
}

/** Midnight of the day in UTC, for calendar arithmetic; not a real moment. */
export function toUtcMidnight(day: Day): number {
  return dayjs.utc(day).valueOf();
}

/** Throws RangeError for an invalid day. */
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

/** Day, time of day, fraction of a second, and UTC offset: `Z`, or sign, hours, minutes. */
const momentShape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,3})\d*)?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/i;

/**
 * A provider's moment in ms since 1970: ISO 8601, also with a blank instead of the T; without an offset it is Istanbul
 * time. Null when it isn't a moment. Parsed with a pattern, because engines agree only on ECMAScript's own format, and
 * Day.js's strict parsing has no offsets.
 */
export function parseMoment(text: string): number | null {
  const [, day = "", time = "00:00", fraction = "", zone, sign, hours, minutes] = momentShape.exec(text) ?? [];
  if (!isDay(day)) return null;
  const wall = dayjs.utc(`${day}T${time}`).valueOf() + Number(fraction.padEnd(3, "0"));
  if (zone === undefined) return fromWallTime(wall);
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? wall + ahead : wall - ahead;
}

/** A provider's day, or the day in Istanbul of a moment; null when it is neither. */
export function parseDay(text: string): Day | null {
  if (text.length <= 10) return isDay(text) ? text : null;
  const moment = parseMoment(text);
  return moment === null ? null : toDay(moment);
}

/** A moment in ISO 8601, in UTC: `2026-11-20T04:42:00.000Z`. */
export function toIsoMoment(moment: number): string {
  return dayjs.utc(moment).toISOString();
}

/** For libraries that use the browser's time zone: noon of the day there, which no clock change moves to another day. */
export function toLocalNoon(day: Day): Date {
  return dayjs(`${day}T12:00`).toDate();
}

/** The day of a date in the browser's time zone. */
export function fromLocalDate(date: Date): Day {
  return dayjs(date).format(pattern);
}
