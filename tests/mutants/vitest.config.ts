import unit from "../vitest.config.ts";

/** The unit tests of one room, as tests/mutants/rooms.mjs names them. */
export default {
  ...unit,
  test: {
    ...unit.test,
    include: (process.env["MUTANTS_TESTS"] ?? "").split(","),
    // A mutant that makes a condition never come true is detected by this timeout.
    testTimeout: 60_000,
    // Else what a module does while it loads counts as done by the test that loads it first.
    isolate: true,
    expect: { poll: { timeout: 3000, interval: 5 } },
  },
};
