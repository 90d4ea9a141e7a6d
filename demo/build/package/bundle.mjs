// Builds the parts of the npm package that the portal's build doesn't have.
import { basename, join } from "node:path";
import { build } from "vite";
import { root } from "../../setup.mjs";
import { dayjsModules } from "./dayjs-modules.mjs";
import { shipped } from "./shipped.mjs";

const source = (path) => join(root, "src/widgets", path);

const shared = {
  configFile: false,
  root,
  logLevel: "warn",
  publicDir: false,
  resolve: { alias: dayjsModules },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
};
const modern = { emptyOutDir: false, target: "es2022", modulePreload: false, chunkSizeWarningLimit: 1000 };

/** Imports that aren't bundled because they are files of their own: the areas from the portal's build, and pure.js. */
const ownFile = /^\.\/(?:([\w-]+)\/\1|(pure))\.ts$/;
const siblingsOutside = {
  name: "shuttle:siblings-outside",
  enforce: "pre",
  resolveId(id) {
    const [, area, entry] = ownFile.exec(id) ?? [];
    return area || entry ? { id: `./${area ?? entry}.js`, external: "absolute" } : null;
  },
};

/** `index.js` and `pure.js`: small, and without any library, but for what the report of `diagnose()` needs, which comes with it. */
export async function buildEntries(outDir) {
  await build({
    ...shared,
    // Bundled, because a project that uses the package doesn't install our libraries.
    ssr: { noExternal: true },
    plugins: [siblingsOutside],
    build: {
      ...modern,
      // With ssr, Vite leaves `import()` as it is; for a page it would add a preload helper.
      ssr: true,
      // Keeps the `@__PURE__` comments, which the bundler of the page needs.
      minify: false,
      outDir,
      rolldownOptions: {
        input: { index: source("index.ts"), pure: source("pure.ts") },
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js" },
      },
    },
  });
}

/**
 * Builds the spreadsheet worker as one file with the name that the chunks refer to. Bundlers copy the file named in
 * `new URL(…, import.meta.url)` without following its imports, so it may have none. Bundlers that only follow imports make a chunk of it,
 * which has to be as complete: with an `import()` or Vite's helper for it, a bundler would let it import the page's own entry.
 */
export async function buildWorker(outDir, file) {
  await build({
    ...shared,
    define: { ...shared.define, require: "undefined" },
    build: {
      ...modern,
      outDir,
      rolldownOptions: {
        input: source("kit/sheet/sheet.worker.ts"),
        preserveEntrySignatures: "strict",
        output: { entryFileNames: `assets/${basename(file)}`, codeSplitting: false },
      },
    },
  });
}

/** Builds the command that checks a provider's API, as one file for Node. */
export async function buildConformance(outDir, file) {
  await build({
    ...shared,
    ssr: { noExternal: true },
    plugins: [shipped().page],
    build: {
      ...modern,
      ssr: true,
      minify: false,
      outDir,
      rolldownOptions: {
        input: join(root, "demo/conformance/main.ts"),
        output: { entryFileNames: file, codeSplitting: false, banner: "#!/usr/bin/env node" },
      },
    },
  });
}
