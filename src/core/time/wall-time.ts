import { lazy } from "../platform/lazy.ts";
import { $language } from "../text/messages.ts";
import { dayjs } from "./dayjs.ts";

/**
 * Wall time: what a clock in Istanbul shows, in ms since 1970 as if it were UTC. Day.js parses, computes and formats it in UTC
 * mode, the only one that doesn't depend on the browser's zone: `utcOffset(180)` and `dayjs.tz(…)` go through local dates and
 * are an hour off around the clock changes of the browser's zone (Los Angeles, London).
 */
export type WallTime = number;

const timeZone = "Europe/Istanbul";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Cached days: several years. The cache is cleared when it is full. */
const mostDays = 2000;

/** Caches the offset of days that have only one: asking the engine for each of 20 000 rows takes a second. */
function byDay(find: (moment: number) => number): (moment: number) => number {
  const found = new Map<number, number | null>();
  return (moment) => {
    const key = Math.floor(moment / day);
    let offset = found.get(key);
    if (offset === undefined) {
      const [first, last] = [find(key * day), find((key + 1) * day)];
      offset = first === last ? first : null;
      if (found.size >= mostDays) found.clear();
      found.set(key, offset);
    }
    return offset ?? find(moment);
  };
}

const clock = lazy(
  () =>
    new Intl.DateTimeFormat("tr-TR", {
      timeZone,
      numberingSystem: "latn",
      hourCycle: "h23",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    }),
);

/**
 * Offset in ms at a moment. Not by Day.js: `.tz()` has the engine format an English date and parses that text, which not every
 * engine writes as expected, and which takes fifteen times as long. Here `formatToParts` gives the numbers by type. Istanbul is
 * less than a day ahead of UTC, so the time of day alone determines the offset.
 */
const offsetAtMoment = byDay((moment) => {
  const {
    hour: hours = 0,
    minute: minutes = 0,
    second: seconds = 0,
  } = Object.fromEntries(
    clock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const startOfSecond = Math.floor(moment / second) * second;
  const ahead = (hours * hour + minutes * minute + seconds * second - startOfSecond) % day;
  return ahead < 0 ? ahead + day : ahead;
});

/**
 * Offset in ms at a wall time, by Day.js, which uses `formatToParts` in this direction. An hour that occurs twice is read as the
 * first one; a skipped hour has the offset that follows.
 */
const offsetAtWallTime = byDay(
  (wall) => dayjs.tz(dayjs.utc(wall).format("YYYY-MM-DDTHH:mm:ss"), timeZone).utcOffset() * minute,
);

/** @param moment ms since 1970. Throws RangeError when it isn't a valid date. */
export function toWallTime(moment: number): WallTime {
  return moment + offsetAtMoment(moment);
}

/** The moment, in ms since 1970, at which a clock in Istanbul shows it. */
export function fromWallTime(wall: WallTime): number {
  return wall - offsetAtWallTime(wall);
}

/** Formats with a Day.js pattern, with names in the page's language: `D MMMM YYYY - HH:mm`. */
export function writeWallTime(wall: WallTime, pattern: string): string {
  return dayjs.utc(wall).locale($language.get()).format(pattern);
}
