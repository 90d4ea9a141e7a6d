import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Firefox and WebKit on the built portal, one beside the other. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/engines/*.test.ts"],
    environment: "node",
    testTimeout: 90_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
