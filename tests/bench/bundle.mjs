// Modules of src for Node, bundled as they are shipped.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";

/** @param modules file names under `src` */
export async function importBundled(name, modules) {
  const outDir = join(root, "tests/.output/bundles");
  const entry = "virtual:entry";
  const source = modules.map((module) => `export * from ${JSON.stringify(join(root, "src", module))};`).join("\n");
  await build({
    configFile: false,
    root,
    logLevel: "error",
    publicDir: false,
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { input: { [name]: entry }, output: { entryFileNames: "[name].mjs" } },
    },
  });
  // The query keeps Node from answering with the bundle of an earlier call.
  return import(`${pathToFileURL(join(outDir, `${name}.mjs`)).href}?${Date.now()}`);
}
