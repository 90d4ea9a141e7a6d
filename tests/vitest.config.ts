import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { dealtFiles } from "./helpers/tier.ts";

const without = (files: readonly string[], share: number) => {
  const today = dealtFiles(files, share);
  return files.filter((file) => !today.includes(file));
};

/** Files that need no database, or start a server of their own with the embedded one. */
const withoutDatabase =
  "development frame-parents geography operations parts process proxy smuggling static-files web-server".split(" ");
const databaseTests = readdirSync(new URL("demo", import.meta.url))
  .filter((name) => name.endsWith(".test.ts") && !withoutDatabase.includes(name.replace(".test.ts", "")))
  .map((name) => `tests/demo/${name}`);
/** Database of the demo API's tests, as tests/run.mjs sets it: `postgres` or `embedded`. Unset: all test files run. */
const database = process.env["TEST_DATABASE"];
/** Files that start programs repeatedly and take up to a minute each: `npm test` runs one of them each day. */
const dear = ["demo/development", "demo/process", "check/new-element", "check/snippets"].map(
  (name) => `tests/${name}.test.ts`,
);
/** Files excluded today. Opening the embedded database takes seconds, so a sixth of the files use it each day if all use PostgreSQL. */
const ofAnotherDay = [...without(databaseTests, 6), ...without(dear, 4)];
const allTests = "tests/{core,kit,shared,widgets,properties,demo,check}/**/*.test.{ts,tsx}";

/** Core, stores, pure modules and the demo API, in Node. The business clock must not depend on the machine's zone. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  define: { "process.env.NODE_ENV": '"test"' },
  test: {
    include: database === "postgres" ? databaseTests : [allTests],
    exclude: database === "embedded" ? ofAnotherDay : [],
    environment: "node",
    setupFiles: ["tests/helpers/no-surprises.ts"],
    testTimeout: 180_000,
    hookTimeout: 400_000,
    // The default of one second is too short on a busy machine; a condition that never becomes true still fails.
    expect: { poll: { timeout: 30_000, interval: 5 } },
    // Loading every module for each file would double the time. Timers that a file leaves running are cleared by tests/helpers/no-surprises.ts.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // By default Vitest leaves one core free, which is half of the processor on a machine with two.
    maxWorkers: "100%",
    env: { TZ: process.env["TZ"] ?? "Europe/Istanbul" },
  },
});
