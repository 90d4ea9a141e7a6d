import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { dealtFiles } from "./helpers/tier.ts";

const without = (files: readonly string[], share: number) => {
  const today = dealtFiles(files, share);
  return files.filter((file) => !today.includes(file));
};

/** They ask no database, or start a server of their own with the embedded one. */
const withoutDatabase =
  "development frame-parents geography operations parts process proxy smuggling static-files web-server".split(" ");
const databaseTests = readdirSync(new URL("demo", import.meta.url))
  .filter((name) => name.endsWith(".test.ts") && !withoutDatabase.includes(name.replace(".test.ts", "")))
  .map((name) => `tests/demo/${name}`);
/** What tests/run.mjs has the demo API's tests stand on; by themselves all of them stand on the embedded database. */
const database = process.env["TEST_DATABASE"];
/** Programs that start again and again, for up to a minute a file: one of them each day. */
const dear = ["demo/development", "demo/process", "check/new-element", "check/snippets"].map(
  (name) => `tests/${name}.test.ts`,
);
/** Opening the embedded database costs each file seconds: a sixth of them each day where all of them run on PostgreSQL. */
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
    // One second, the default, is too little on a busy machine; what never comes still fails.
    expect: { poll: { timeout: 30_000, interval: 5 } },
    // Loading every module for each file would double the time. Timers that a file leaves running are cleared by tests/helpers/no-surprises.ts.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // All cores: it leaves one free by itself, of two.
    maxWorkers: "100%",
    env: { TZ: process.env["TZ"] ?? "Europe/Istanbul" },
  },
});
