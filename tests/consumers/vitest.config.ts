import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests the package as its users get it: packed, installed, type-checked, built and opened. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["*.test.ts"],
    globalSetup: ["setup.ts"],
    // The hook builds all projects at once, which takes long on a busy machine; something that never ends still fails.
    testTimeout: 400_000,
    hookTimeout: 1_200_000,
    maxWorkers: 2,
  },
});
