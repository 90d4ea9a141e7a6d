import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { dealtTo } from "../helpers/tier.ts";

/** Chromium, Firefox and WebKit on the built elements and the built portal, two at a time. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    // One engine each day. What each day takes of the rest is no third either: in time every engine proves everything.
    include: dealtTo("engine", ["chromium", "firefox", "webkit"]).map((name) => `tests/engines/${name}-*.test.ts`),
    environment: "node",
    testTimeout: 420_000,
    hookTimeout: 400_000,
    maxWorkers: 2,
  },
});
