import type { Environment } from "./environment.ts";

type Clocks = Pick<Environment, "now" | "steadyNow">;

/**
 * Starts to count; the function tells the milliseconds since then. By the clock that nobody can set back, or by the wall clock
 * where that says more: the steady one may stand still while the machine sleeps.
 */
export function startStopwatch({ now, steadyNow }: Clocks): () => number {
  const [wall, steady] = [now(), steadyNow()];
  return () => Math.max(now() - wall, steadyNow() - steady);
}
