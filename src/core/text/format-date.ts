import { type Day, type Weekday, toUtcMidnight } from "../time/day.ts";
import { dayjs } from "../time/dayjs.ts";
import { toWallTime, type WallTime } from "../time/wall-time.ts";
import { missing } from "./format.ts";
import { dateMessages } from "./core.messages.ts";
import { $language, localized } from "./messages.ts";

// Dates with names of months and weekdays, by Day.js; a separate module, because light elements don't need them at first.

const locale = localized(() => {
  const { longDate: _pattern, ...names } = dateMessages;
  const lists = Object.entries(names).map(([key, list]) => [key, list.split(" ")]);
  return { name: $language.get(), formats: {}, relativeTime: {}, ...Object.fromEntries(lists) };
});

/** Formats with a Day.js pattern, with names in the page's language: `D MMMM YYYY - HH:mm`. */
export function writeWallTime(wall: WallTime, pattern: string): string {
  return dayjs.utc(wall).locale(locale()).format(pattern);
}

type Moment = number | null | undefined;

function formatMoment(moment: Moment, pattern: string): string {
  return typeof moment === "number" && Number.isFinite(moment) ? writeWallTime(toWallTime(moment), pattern) : missing;
}

/** A moment (ms) as `24 Kas 2026 - 08:12`. */
export function formatTicketTime(moment: Moment): string {
  return formatMoment(moment, "D MMM YYYY - HH:mm");
}

/** A moment (ms) as `25 Kasım 2026 Çarşamba`. */
export function formatLongDate(moment: Moment): string {
  return formatMoment(moment, dateMessages.longDate);
}

/** The month of a moment (ms): `Kasım 2026`. */
export function formatMonth(moment: Moment): string {
  return formatMoment(moment, "MMMM YYYY");
}

/** A day as `25 Kas`. */
export function formatShortDay(day: Day): string {
  return writeWallTime(toUtcMidnight(day), "D MMM");
}

/** A day as `25 Kasım 2026 Çarşamba`. */
export function formatLongDay(day: Day): string {
  return writeWallTime(toUtcMidnight(day), dateMessages.longDate);
}

const weekdayPatterns = { shortest: "dd", short: "ddd", long: "dddd" };

export function formatWeekday(weekday: Weekday, length: "shortest" | "short" | "long" = "short"): string {
  const ofAnyWeek = dayjs.utc(0).day(weekday).valueOf();
  return writeWallTime(ofAnyWeek, weekdayPatterns[length]);
}
