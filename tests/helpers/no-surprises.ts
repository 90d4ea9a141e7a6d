import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** Console warnings and errors: each one that a test doesn't expect makes it fail. */
const warnings: string[] = [];

beforeEach(() => {
  warnings.length = 0;
  for (const level of ["warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void warnings.push(parts.map(String).join(" ")),
    );
  }
});

/** What a file, or a helper that it imports, may not leave replaced for the next one. */
const shared = ["fetch", "document", "window", "navigator", "location", "localStorage", "Date", "console"] as const;
const globals = globalThis as unknown as Record<(typeof shared)[number], unknown>;
const before = new Map(shared.map((name) => [name, globals[name]]));

/** Test files share the page's language, too. */
const page = globalThis as { [key in symbol]?: { language?: { set: (language: string) => void } } };
afterEach(() => page[Symbol.for("shuttle.registry")]?.language?.set("tr"));

afterEach(() => {
  expect(warnings, "unexpected console output").toEqual([]);
  vi.restoreAllMocks();
});

/*
 * Test files share a process. Timers that one file's stores or libraries left running would fire in another file, where timers may be
 * counted or faked. So they are cleared after each file, except those that don't keep the process alive (of a server's connections).
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
  // Vitest does this before each test only; the next file's modules are loaded before its first test.
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  const isFake = vi.isFakeTimers();
  vi.useRealTimers();
  // Lets the code that awaits the last answer run.
  await new Promise((resolve) => setImmediate(resolve));
  Object.assign(globalThis, { setTimeout, setInterval });
  for (const timer of timers) if (timer.hasRef()) clearTimeout(timer);
  const left = shared.filter((name) => globals[name] !== before.get(name));
  expect(left, "globals that the file leaves replaced").toEqual([]);
  expect(isFake, "the file leaves the clock that it made").toBe(false);
});

// The default timeout of one second is too short on a busy machine; a condition that never becomes true still fails.
const { waitFor } = vi;
const patience = { timeout: 30_000, interval: 5 };
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === "number" ? options : { ...patience, ...options });
