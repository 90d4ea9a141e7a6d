import { afterEach, beforeEach, expect, vi } from "vitest";

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
