import unit from "../vitest.config.ts";

/** The unit tests of one room, as tests/mutants/rooms.mjs names them. */
export default {
  ...unit,
  test: {
    ...unit.test,
    include: (process.env["MUTANTS_TESTS"] ?? "").split(","),
    // A mutant that never comes is one that is found.
    testTimeout: 60_000,
    expect: { poll: { timeout: 3000, interval: 5 } },
  },
};
