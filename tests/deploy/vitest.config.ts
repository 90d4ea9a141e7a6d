import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The web servers of demo/build/deploy, and several of our own servers on one PostgreSQL. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/deploy/*.test.ts"],
    environment: "node",
    globalSetup: "tests/deploy/setup.ts",
    testTimeout: 90_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
  },
});
