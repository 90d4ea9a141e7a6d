import { writeFileSync } from "node:fs";

/** Prints failures in full and one line per file; writes the counts and the duration of each test to COUNT_FILE for tests/run.mjs. */
export function countReporter() {
  const counts = { passed: 0, failed: 0, tests: [] };
  const walk = (suite, path, visit) => {
    for (const test of suite.tests) visit([...path, test.name].join(" › "), test);
    for (const child of suite.suites) walk(child, [...path, child.name], visit);
  };
  return {
    reportTestFileResults({ logger, sessionsForTestFile, testFile }) {
      for (const session of sessionsForTestFile) {
        const file = `tests/elements/${testFile.split("/").at(-1).replace(/js$/, "ts")}`;
        let passed = 0;
        const failures = [];
        if (session.testResults) {
          walk(session.testResults, [], (name, test) => {
            counts.tests.push({
              file,
              name,
              seconds: (test.duration ?? 0) / 1000,
              error: test.passed || test.skipped ? undefined : (test.error?.message ?? "failed"),
            });
            if (test.passed) passed += 1;
            else if (!test.skipped)
              failures.push(`${name}\n      ${test.error?.message ?? "failed"}\n${test.error?.stack ?? ""}`);
          });
        }
        for (const error of session.errors) {
          counts.tests.push({ file, name: "(the file)", seconds: 0, error: error.message });
          failures.push(error.message + (error.stack ? `\n${error.stack}` : ""));
        }
        counts.passed += passed;
        counts.failed += failures.length;
        logger.log(
          `${failures.length === 0 ? "✓" : "✗"} ${testFile.split("/").at(-1)} ${passed} passed, ${failures.length} failed`,
        );
        for (const failure of failures) logger.log(`  ✗ ${failure}`);
      }
      // Written after each file, so that a run that is ended early has results too.
      if (process.env.COUNT_FILE) writeFileSync(process.env.COUNT_FILE, JSON.stringify(counts));
    },
  };
}
