import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Core, stores, pure modules and the demo API, in Node. The business clock must not depend on the machine's zone. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  define: { "process.env.NODE_ENV": '"test"' },
  test: {
    include: ["tests/{core,host,kit,shared,widgets,properties,demo,check}/**/*.test.{ts,tsx}"],
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
