// By hand: a time of day without its day is no date, and the library knows nothing else.

/** "07:05" or "07:05:00" as minutes since midnight; null when it is no time of day. */
function toMinutes(clock: string | null): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(clock?.trim() ?? "") ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? time : null;
}

const minutesPerDay = 24 * 60;

/** Seconds from one time of day to the next other one, over midnight too; null when one of them is none. */
export function toClockSpan(start: string | null, end: string | null): number | null {
  const [from, to] = [toMinutes(start), toMinutes(end)];
  if (from === null || to === null) return null;
  return ((to - from + minutesPerDay) % minutesPerDay) * 60;
}

/** Minutes from one time of day ("HH:mm") to another, the nearer way round: from 23:58 to 00:05 it is 7. Below zero: `to` is before `from`. */
export function minutesBetweenClocks(from: string, to: string): number | null {
  const span = toClockSpan(from, to);
  if (span === null) return null;
  const minutes = span / 60;
  return minutes > minutesPerDay / 2 ? minutes - minutesPerDay : minutes;
}
