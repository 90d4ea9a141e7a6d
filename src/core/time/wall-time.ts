import { lazy } from "../platform/lazy.ts";
import { dayjs } from "./dayjs.ts";

/**
 * Wall time: what a clock in Istanbul shows, in ms since 1970 as if that clock stood in Greenwich. The library reads, counts and
 * writes it in its UTC mode, the only one that doesn't lean on the browser's own zone: `utcOffset(180)` and the value of
 * `dayjs.tz(…)` go through local dates, and are an hour off where Los Angeles or London change their clocks.
 */
export type WallTime = number;

const timeZone = "Europe/Istanbul";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Some years of different days; a list that holds more asks again. */
const mostDays = 2000;

/** Keeps the offset of a day that has only one: asking the engine for each of 20 000 rows takes a second. */
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
 * By hand, because the library's way from a moment to a zone, `.tz()`, lets the engine write the date in English and reads that
 * text: not every engine writes the one it expects, and it takes fifteen times as long. Here the numbers are taken by their kind,
 * however they are written. Istanbul lies less than a day east of Greenwich, so the time of day alone tells how far.
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
 * By the library, which takes the numbers by their kind on this way. An hour that the clock shows twice is read as the first of
 * the two; one that it leaps over has the offset that follows.
 */
const offsetAtWallTime = byDay(
  (wall) => dayjs.tz(dayjs.utc(wall).format("YYYY-MM-DDTHH:mm:ss"), timeZone).utcOffset() * minute,
);

/** @param moment ms since 1970. Throws RangeError when it is none. */
export function toWallTime(moment: number): WallTime {
  return moment + offsetAtMoment(moment);
}

/** The moment, in ms since 1970, at which a clock in Istanbul shows it. */
export function fromWallTime(wall: WallTime): number {
  return wall - offsetAtWallTime(wall);
}

/** Written for people, or for files and the provider when the pattern holds numbers only; e.g. `D MMMM YYYY - HH:mm`. */
export function writeWallTime(wall: WallTime, pattern: string): string {
  return dayjs.utc(wall).locale("tr").format(pattern);
}
