import unit from "../vitest.config.ts";

/**
 * The unit tests of one room, without what takes seconds for each mutant (growth, other programs), and without those that put
 * themselves into another zone, which the threads that Stryker has them run in can't.
 */
export default {
  ...unit,
  test: {
    ...unit.test,
    include: [process.env["MUTANTS_TESTS"] ?? ""],
    exclude: ["growth", "libreoffice", "time-zones"].map((name) => `**/${name}.test.ts`),
    // A mutant that never comes is one that is found.
    testTimeout: 60_000,
    expect: { poll: { timeout: 3000, interval: 5 } },
  },
};
