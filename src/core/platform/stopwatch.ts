import type { Environment } from "./environment.ts";

type Clocks = Pick<Environment, "now" | "steadyNow">;

/**
 * Starts a stopwatch; the returned function gives the elapsed ms. The larger of two clocks: the monotonic one can't be
 * set back, but may stop while the machine sleeps; the wall clock doesn't stop.
 */
export function startStopwatch({ now, steadyNow }: Clocks): () => number {
  const [wall, steady] = [now(), steadyNow()];
  return () => Math.max(now() - wall, steadyNow() - steady);
}
