/** Ms before which no estimate is given. */
const shortestWatch = 2000;
const step = 5;

/** Estimated seconds left; null when it is too early for an estimate, or below one second. */
export function toSecondsLeft(elapsed: number, done: number, total: number | null): number | null {
  if (total === null || done === 0 || elapsed < shortestWatch) return null;
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  // Rounded to steps, so that the number doesn't flicker.
  return seconds < 1 ? null : Math.max(1, seconds < step ? Math.ceil(seconds) : Math.round(seconds / step) * step);
}
