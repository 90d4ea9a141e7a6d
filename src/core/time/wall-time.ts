/**
 * Wall time: the time shown by a clock in Istanbul, in ms since 1970 as if it were UTC. It is computed and formatted in UTC, the only
 * way that doesn't depend on the browser's time zone: local dates are an hour off around the clock changes of that zone (Los
 * Angeles, London).
 */
export type WallTime = number;

const timeZone = "Europe/Istanbul";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Maximum number of cached days, several years. The cache is cleared when it is full. */
const mostDays = 2000;

/** Caches the offset of days without a clock change: computing it with Intl for each of 20 000 rows takes a second. */
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

let clock: Intl.DateTimeFormat | undefined;

/** Created at first use: it takes about 100 ms on a slow phone, and most elements don't need it for their first content. */
const toClock = () =>
  (clock ??= new Intl.DateTimeFormat("tr-TR", {
    timeZone,
    numberingSystem: "latn",
    hourCycle: "h23",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }));

/**
 * Offset in ms at a moment. Not computed with Day.js: `.tz()` formats an English date with Intl and parses the text, whose format
 * depends on the engine and which takes fifteen times as long. Here `formatToParts` gives the numbers by type. Istanbul is less
 * than a day ahead of UTC, so the time of day alone determines the offset.
 */
const offsetAtMoment = byDay((moment) => {
  const {
    hour: hours = 0,
    minute: minutes = 0,
    second: seconds = 0,
  } = Object.fromEntries(
    toClock()
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const startOfSecond = Math.floor(moment / second) * second;
  const ahead = (hours * hour + minutes * minute + seconds * second - startOfSecond) % day;
  return ahead < 0 ? ahead + day : ahead;
});

/**
 * Offset in ms at a wall time. An hour that occurs twice is read as the first one; a skipped hour has the offset after the change.
 * A change is detected by the offsets of the day before and after; there are never two changes within two days.
 */
const offsetAtWallTime = byDay((wall) => {
  const before = offsetAtMoment(wall - day);
  return offsetAtMoment(wall - before) === before ? before : offsetAtMoment(wall + day);
});

/** @param moment ms since 1970. Throws RangeError when it isn't a valid date. */
export function toWallTime(moment: number): WallTime {
  return moment + offsetAtMoment(moment);
}

/** The moment, in ms since 1970, of a wall time. */
export function fromWallTime(wall: WallTime): number {
  return wall - offsetAtWallTime(wall);
}
