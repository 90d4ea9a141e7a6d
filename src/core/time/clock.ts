// Not implemented with Day.js, which has no type for a time of day without a date.

/** "07:05" or "07:05:00" as minutes since midnight; null for anything else. */
export function toClockMinutes(clock: string | null): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(clock?.trim() ?? "") ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? time : null;
}

const minutesPerDay = 24 * 60;

/** Seconds from one time of day to the next occurrence of another, across midnight too; null when either is invalid. */
export function toClockSpan(start: string | null, end: string | null): number | null {
  const [from, to] = [toClockMinutes(start), toClockMinutes(end)];
  if (from === null || to === null) return null;
  return ((to - from + minutesPerDay) % minutesPerDay) * 60;
}

/**
 * A difference between two times of day in minutes, the shorter way around the clock: 1 433 late is 7 early. Half a day, where both ways
 * are equally long, keeps its sign.
 */
export function toShortWay(minutes: number): number {
  const days = Math.sign(minutes) * Math.ceil(Math.abs(minutes) / minutesPerDay - 1 / 2);
  return minutes - days * minutesPerDay;
}

/** Minutes between times of day ("HH:mm"), the shorter way around the clock: 23:58 to 00:05 is 7. Negative: `to` is earlier. */
export function minutesBetweenClocks(from: string, to: string): number | null {
  const [start, end] = [toClockMinutes(from), toClockMinutes(to)];
  return start === null || end === null ? null : toShortWay(end - start);
}

/** The time of day some minutes later, or earlier when negative, across midnight too; null for an invalid one. */
export function shiftClock(clock: string | null, minutes: number): string | null {
  const start = toClockMinutes(clock);
  if (start === null) return null;
  const time = (((start + Math.round(minutes)) % minutesPerDay) + minutesPerDay) % minutesPerDay;
  return `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;
}
