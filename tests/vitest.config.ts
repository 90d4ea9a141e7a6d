import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Core, stores, pure modules and the demo API, in Node. The business clock must not depend on the machine's zone. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  define: { "process.env.NODE_ENV": '"test"' },
  test: {
    include: ["tests/{core,kit,widgets,demo,check}/**/*.test.{ts,tsx}"],
    environment: "node",
    setupFiles: ["tests/helpers/no-surprises.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // One second, the default, is too little on a busy machine; what never comes still fails.
    expect: { poll: { timeout: 15_000, interval: 20 } },
    // Loading every module for each file takes its time; `npm test` spends it where files count timers and change clocks.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // All cores: it leaves one free by itself, of two.
    maxWorkers: "100%",
    env: { TZ: process.env["TZ"] ?? "Europe/Istanbul" },
  },
});
