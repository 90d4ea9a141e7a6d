import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));
const files = readdirSync(here).filter((name) => name.endsWith(".test.ts"));

/** Bundles the element tests; what they test is the built portal beside them, untouched. */
export default defineConfig({
  root: here,
  publicDir: false,
  define: { "process.env.NODE_ENV": '"test"' },
  build: {
    outDir: fileURLToPath(new URL("../../dist/element-tests", import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(files.map((name) => [name.replace(/\.ts$/, ""), `${here}${name}`])),
      preserveEntrySignatures: "allow-extension",
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
