import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testFiles } from "./places.ts";

/** The package as in a project: packed, installed, type-checked, built and opened. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: [...testFiles],
    globalSetup: ["setup.ts"],
    // For builds of frameworks on a busy machine, all of them at once in the hook; what never ends still fails.
    testTimeout: 400_000,
    hookTimeout: 1_200_000,
    maxWorkers: 2,
  },
});
