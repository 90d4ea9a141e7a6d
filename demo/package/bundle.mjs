// The parts of the package that the portal's build does not have.
import { basename, join } from "node:path";
import { build } from "vite";
import { root } from "../setup.mjs";
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

/** Modules that are files of their own and stay imports: the areas from the portal's build, and pure.js. */
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
    // A project installs none of our libraries.
    ssr: { noExternal: true },
    plugins: [siblingsOutside],
    build: {
      ...modern,
      // For a server Vite leaves `import()` as it is; for a page it would add a helper that preloads.
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
 * The worker of spreadsheets in one file under the name that the chunks know. Bundlers copy what `new URL(…, import.meta.url)`
 * names and don't follow its imports, so it may have none. Those that follow imports alone take it as a chunk.
 */
export async function buildWorker(outDir, file) {
  await build({
    ...shared,
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

/** The command that checks a provider, for Node, in one file. */
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
