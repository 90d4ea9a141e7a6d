import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { dealtTo } from "../helpers/tier.ts";

/** Chromium, Firefox and WebKit on the built elements and the built portal, two at a time. */
export default defineConfig({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  test: {
    // One engine per day. No other part is dealt by a cycle of three days, so that in time every engine runs every test.
    include: dealtTo("engine", ["chromium", "firefox", "webkit"]).map((name) => `tests/engines/${name}-*.test.ts`),
    environment: "node",
    testTimeout: 420_000,
    hookTimeout: 400_000,
    maxWorkers: 2,
  },
});
