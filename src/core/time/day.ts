import { toPlainText } from "../text/text.ts";
import { fromWallTime, toWallTime } from "./wall-time.ts";

/** A calendar day of the business, `YYYY-MM-DD`. Always Europe/Istanbul, whatever the browser's zone. */
export type Day = string;

/** ISO number of a weekday: 1 Monday … 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const shape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** ms. */
const dayLength = 24 * 60 * 60 * 1000;

// Days are computed in UTC, where all have the same length, and with Date: decoding a response then needs no library.

/** The day of a date in UTC. Throws RangeError for an invalid date. */
const writeDay = (date: Date | number): Day => new Date(date).toISOString().slice(0, 10);

/** The day in Istanbul at a moment in ms since 1970. */
export function toDay(moment: number): Day {
  return writeDay(toWallTime(moment));
}

/** The time of day in Istanbul at a moment in ms since 1970: `07:42`. */
export function toClock(moment: number): string {
  return new Date(toWallTime(moment)).toISOString().slice(11, 16);
}

/** Checked by pattern and two numbers, because lists contain 10 000 days. */
export function isDay(text: string): boolean {
  if (!shape.test(text)) return false;
  const [year = 0, month = 0, date = 0] = text.split("-").map(Number);
  const found = new Date(Date.UTC(year, month - 1, date));
  // Date turns 30 February into 2 March, and years below 100 into 19xx.
  return found.getUTCDate() === date && found.getUTCFullYear() === year;
}

const typedShape = /^(\d\d?)\.(\d\d?)\.(\d{4}|\d\d)$|^(\d\d)(\d\d)(\d{4})$/;

/** Parses typed input: `1.12.2026`, `01/12/26` or `01122026`; null when it isn't a day. Years from 69 on are of the last century. */
export function parseTypedDay(text: string): Day | null {
  const typed = typedShape.exec(toPlainText(text).replace(/[/\s-]/g, ".")) ?? [];
  const [date = "", month = "", year = ""] = typed.slice(1).filter((part) => part !== undefined);
  const century = year.length > 2 ? "" : Number(year) > 68 ? "19" : "20";
  const day = `${century}${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}`;
  return isDay(day) ? day : null;
}

/** Midnight of the day in UTC, for calendar arithmetic; not a real moment. */
export function toUtcMidnight(day: Day): number {
  return Date.parse(day);
}

/** Throws RangeError for an invalid day. */
export function addDays(day: Day, count: number): Day {
  return writeDay(toUtcMidnight(day) + count * dayLength);
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: Day, end: Day): number {
  return (toUtcMidnight(end) - toUtcMidnight(start)) / dayLength;
}

export function toWeekday(day: Day): Weekday {
  return (new Date(day).getUTCDay() || 7) as Weekday;
}

/** Day, time of day, fraction of a second, and UTC offset: `Z`, or sign, hours, minutes. */
const momentShape =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.(\d{1,3})\d*)?(Z|([+-])(\d{2}):?(\d{2})?)?)?$/i;

/**
 * A provider's moment in ms since 1970: ISO 8601, also with a blank instead of the T; without an offset it is Istanbul
 * time. Null when it isn't a moment. Parsed with a pattern, because engines agree only on ECMAScript's own
 * format.
 */
export function parseMoment(text: string): number | null {
  const [, day = "", time = "00:00", fraction = "", zone, sign, hours, minutes] = momentShape.exec(text) ?? [];
  if (!isDay(day)) return null;
  const wall = Date.parse(`${day}T${time}Z`) + Number(fraction.padEnd(3, "0"));
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
  return new Date(moment).toISOString();
}

/** For libraries that use the browser's time zone: noon of the day there, which no clock change moves to another day. */
export function toLocalNoon(day: Day): Date {
  return new Date(`${day}T12:00`);
}

/** The day of a date in the browser's time zone. */
export function fromLocalDate(date: Date): Day {
  return writeDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}
