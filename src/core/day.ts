import { lazy } from "./lazy.ts";

/** A calendar day of the business, `YYYY-MM-DD`. Always Europe/Istanbul, whatever the browser's zone (decision 9). */
export type Day = string;

/** ISO number of a weekday: 1 Monday … 7 Sunday (decision 38). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const timeZone = "Europe/Istanbul";

/** en-CA writes a date as YYYY-MM-DD. */
const dayFormat = lazy(
  () => new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }),
);
const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The day that it is in Istanbul at a moment given in ms since 1970. */
export function toDay(moment: number): Day {
  return dayFormat().format(moment);
}

export function isDay(text: string): boolean {
  return dayPattern.test(text) && addDays(text, 0) === text;
}

/** Midnight of the day in UTC: a carrier for calendar arithmetic, not a moment. */
export function toUtcMidnight(day: Day): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));
}

export function addDays(day: Day, count: number): Day {
  return new Date(toUtcMidnight(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: Day, end: Day): number {
  return Math.round((toUtcMidnight(end) - toUtcMidnight(start)) / 86_400_000);
}

export function toWeekday(day: Day): Weekday {
  return (new Date(toUtcMidnight(day)).getUTCDay() || 7) as Weekday;
}

/**
 * A provider's moment in ms since 1970: ISO 8601; without an offset it is Istanbul time (contract.md).
 * Null when it is not a moment.
 */
export function parseMoment(text: string): number | null {
  const hasZone = /(?:[zZ]|[+-]\d{2}:?\d{2})$/.test(text);
  if (hasZone) return finiteOrNull(Date.parse(text));
  const asUtc = finiteOrNull(
    Date.parse(/T/.test(text) ? `${text}Z` : `${text.replace(" ", "T")}${text.length > 10 ? "" : "T00:00:00"}Z`),
  );
  return asUtc === null ? null : asUtc - istanbulOffset(asUtc);
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

const offsetFormat = lazy(() => new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }));

/** Istanbul's distance from UTC in ms; +02 before October 2016, +03 since. */
export function istanbulOffset(moment: number): number {
  const name =
    offsetFormat()
      .formatToParts(moment)
      .find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = /([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  const milliseconds = (Number(match[2]) * 60 + Number(match[3])) * 60_000;
  return match[1] === "-" ? -milliseconds : milliseconds;
}
