import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Chromium, Firefox and WebKit on the built elements and the built portal, two at a time. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    include: ["tests/engines/*.test.ts"],
    environment: "node",
    testTimeout: 420_000,
    hookTimeout: 400_000,
    maxWorkers: 2,
  },
});
