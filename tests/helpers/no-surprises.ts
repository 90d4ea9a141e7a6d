import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** A warning that the test doesn't expect fails it, and so does any network request. */
const warnings: string[] = [];

beforeEach(() => {
  warnings.length = 0;
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void warnings.push(parts.map(String).join(" ")),
    );
  }
});

afterEach(() => {
  expect(warnings, "unexpected console output").toEqual([]);
  vi.restoreAllMocks();
});

/*
 * Files share a process. A timer that a file's stores, or libraries, left running would otherwise go off in another file, among
 * the timers which that one counts, or on the clock which that one made. What holds no process (a server's connections) may stay.
 */
const { setTimeout, setInterval } = globalThis;
const timers = new Set<NodeJS.Timeout>();
const remembered = <Timer extends typeof setTimeout | typeof setInterval>(timer: Timer): Timer =>
  new Proxy(timer, {
    apply(start, self, given) {
      const started = Reflect.apply(start, self, given) as NodeJS.Timeout;
      timers.add(started);
      return started;
    },
  });
Object.assign(globalThis, { setTimeout: remembered(setTimeout), setInterval: remembered(setInterval) });

afterAll(async () => {
  // Before each test Vitest does so itself, but what the last one left would meet the modules of the next file.
  vi.unstubAllEnvs();
  const isFake = vi.isFakeTimers();
  vi.useRealTimers();
  // Lets the code behind the last answer run.
  await new Promise((resolve) => setImmediate(resolve));
  Object.assign(globalThis, { setTimeout, setInterval });
  for (const timer of timers) if (timer.hasRef()) clearTimeout(timer);
  expect(isFake, "the file leaves the clock that it made").toBe(false);
});

// A condition is waited for a second by default, which is too little on a busy machine; what never comes still fails.
const { waitFor } = vi;
const patience = { timeout: 30_000, interval: 5 };
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === "number" ? options : { ...patience, ...options });
