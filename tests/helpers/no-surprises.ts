import { STORE_UNMOUNT_DELAY } from "nanostores";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

/** A warning that a test did not ask for is a fault; so is a request to anywhere. */
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

// A condition is waited for a second by default, which is too little on a busy machine; what never comes still fails.
const { waitFor } = vi;
const patience = { timeout: 15_000, interval: 20 };
vi.waitFor = (condition, options) =>
  waitFor(condition, typeof options === "number" ? options : { ...patience, ...options });

// The files of one process share its clock: a store ends a second after its last listener left, which would be in the middle of
// another file's fake time.
const { setTimeout: given } = globalThis;
const ends = new Set<ReturnType<typeof setTimeout>>();
globalThis.setTimeout = Object.assign((...parameters: Parameters<typeof given>) => {
  const timer = given(...parameters);
  if (parameters[1] === STORE_UNMOUNT_DELAY) ends.add(timer);
  return timer;
}, given);
afterAll(() => {
  globalThis.setTimeout = given;
  for (const timer of ends) clearTimeout(timer);
});
