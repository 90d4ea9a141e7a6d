/** Too early to say anything before. */
const shortestWatch = 2000;
const step = 5;

/** Rough time until all is done, in seconds; null while nothing can be said, or when it is as good as over. */
export function toSecondsLeft(elapsed: number, done: number, total: number | null): number | null {
  if (total === null || done === 0 || elapsed < shortestWatch) return null;
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  // In steps, so that the figure does not flicker.
  return seconds < 1 ? null : Math.max(1, seconds < step ? Math.ceil(seconds) : Math.round(seconds / step) * step);
}
