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
