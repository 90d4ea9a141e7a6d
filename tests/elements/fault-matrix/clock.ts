import { settled } from "../../helpers/page.ts";

/** Timers up to this delay (ms) run in real time: they only separate frames and keys, and hold up no test. */
const realUpTo = 40;

/** The moment of the demo's data (web-test-runner.config.mjs), whatever day the tests run on. */
const start = Date.parse("2026-11-19T07:40:00+03:00");

/** Replaces the page's clock and timers: longer timers fire only when a test says so, and only they advance the clock. */
export function takeClock() {
  const original = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const waiting = new Map<number, { readonly due: number; readonly run: () => void }>();
  let now = 0;
  let lastId = 1e9;
  Date.now = () => start + now;
  globalThis.setTimeout = ((run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]) => {
    if (!(delay > realUpTo)) return original.setTimeout.call(globalThis, () => run(...given), delay);
    waiting.set((lastId += 1), { due: now + delay, run: () => run(...given) });
    return lastId;
  }) as typeof globalThis.setTimeout;
  globalThis.clearTimeout = (id) => {
    if (!waiting.delete(id as number)) original.clearTimeout.call(globalThis, id);
  };
  const next = () => [...waiting].toSorted(([, one], [, other]) => one.due - other.due)[0];
  return {
    now: () => now,
    /** Lets the next timer go off, unless that is later than `limit` (ms of this clock). */
    pass(limit: number): boolean {
      const [id, timer] = next() ?? [];
      if (id === undefined || !timer || timer.due > limit) return false;
      waiting.delete(id);
      now = Math.max(now, timer.due);
      timer.run();
      return true;
    },
    /** Waits for a moment of real time, in which rendering and responses go on. */
    moment: async () => {
      await new Promise((resolve) => original.setTimeout.call(globalThis, resolve, 8));
      await settled();
    },
    at: (delay: number) => new Promise<void>((resolve) => void globalThis.setTimeout(() => resolve(), delay)),
    forget: () => waiting.clear(),
  };
}
