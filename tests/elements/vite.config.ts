import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shoelace } from "../../demo/build/vite/shoelace.ts";
import { listCalls } from "./fault-matrix/calls.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const present = readdirSync(here).filter((name) => /(\.test\.ts|-page\.tsx|^set-up\.ts)$/.test(name));

const checks = { bundlerTimings: false };

/** Bundles the element tests; they test the built portal, which is not part of this bundle. */
export default defineConfig({
  root: here,
  base: "./",
  publicDir: false,
  plugins: [react(), shoelace()],
  worker: { format: "es", rolldownOptions: { checks } },
  define: {
    "process.env.NODE_ENV": '"test"',
    "process.env.TEST_WHOLE": JSON.stringify(process.env["TEST_WHOLE"] ?? ""),
    "process.env.PROPERTY_SEED": JSON.stringify(process.env["PROPERTY_SEED"] ?? ""),
    "process.env.API_CALLS": JSON.stringify(JSON.stringify(listCalls())),
  },
  build: {
    outDir: fileURLToPath(new URL("../../dist/element-tests", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      checks,
      input: Object.fromEntries(present.map((name) => [name.replace(/\.tsx?$/, ""), `${here}${name}`])),
      // URLs of the test runner itself, used by its commands.
      external: [/^\/__web/],
      preserveEntrySignatures: "allow-extension",
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
