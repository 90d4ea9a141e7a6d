/** "07:05" as minutes since midnight. */
export function minutesOfClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

const day = 24 * 60;

/** Minutes from one time of day to another, the nearer way round: from 23:58 to 00:05 it is 7. Below zero: `to` is before `from`. */
export function minutesBetweenClocks(from: string, to: string): number {
  const minutes = (((minutesOfClock(to) - minutesOfClock(from)) % day) + day) % day;
  return minutes > day / 2 ? minutes - day : minutes;
}

/**
 * Seconds between two times of day that stand beside it: 07:32–08:30 is 58 minutes, whatever the provider's seconds say. Those
 * where a time is missing, or more than a day lies between.
 */
export function toClockDuration(from: string | null, to: string | null, seconds: number | null): number | null {
  if (from === null || to === null || (seconds !== null && seconds >= day * 60)) return seconds;
  return ((minutesOfClock(to) - minutesOfClock(from) + day) % day) * 60;
}
