import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { shoelace } from "../../demo/vite/shoelace.ts";
import { dealtFiles, isWhole, seed } from "../helpers/tier.ts";
import { listCalls } from "./fault-matrix/calls.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const present = readdirSync(here).filter((name) => /(\.test\.ts|-page\.tsx|^set-up\.ts)$/.test(name));
/** Test files of what all elements share run every day; in `npm test` the others, and the fault matrix, take turns by day. */
const isEachDay = (name: string) => !name.includes(".test.") || /^(lifecycle|loader|session|sign-in)/.test(name);
const takeTurns = present.filter((name) => !isEachDay(name));
const today = [...present.filter(isEachDay), ...dealtFiles(takeTurns, 2)].filter((name) => name.includes(".test."));

/** Writes today's files for the test runner, which can't import TypeScript. All files are built: tests/engines selects its own. */
const tellToday: Plugin = {
  name: "tell-today",
  generateBundle() {
    const source = JSON.stringify(today.map((name) => name.replace(/ts$/, "js")));
    this.emitFile({ type: "asset", fileName: "today.json", source });
  },
};

const checks = { bundlerTimings: false };

/** Bundles the element tests; they test the built portal, which is not part of this bundle. */
export default defineConfig({
  root: here,
  base: "./",
  publicDir: false,
  plugins: [react(), shoelace(), tellToday],
  worker: { format: "es", rolldownOptions: { checks } },
  define: {
    "process.env.NODE_ENV": '"test"',
    "process.env.TEST_TIER": JSON.stringify(isWhole ? "all" : ""),
    "process.env.TEST_SEED": JSON.stringify(seed),
    "process.env.TEST_CHANGED": JSON.stringify(""),
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
