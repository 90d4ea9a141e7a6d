// Builds the web part's script as an AMD module like those of the framework's own builds, but without its tools.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../../setup.mjs";

/** Modules that the page supplies, with their ids in the framework, and the names under which the bundle knows them. */
export const framework = {
  "@microsoft/sp-property-pane": { id: "f9e737b7-f0df-4597-ba8c-3060f82380db", as: "propertyPane" },
  "@microsoft/sp-webpart-base": { id: "974a7777-0990-4136-8fa6-95d80114c2e0", as: "webPartBase" },
};

/** @param moduleName as SharePoint's loader expects it: `<component id>_<version>`; @param pure the name of the package's `pure.js` */
export async function bundleWebPart(moduleName, pure) {
  const modules = Object.keys(framework);
  const names = Object.values(framework).map(({ as }) => as);
  const { output } = await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": JSON.stringify("production"), __PURE__: JSON.stringify(`./${pure}`) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(root, "demo/build/sharepoint/web-part.ts"),
        external: modules,
        preserveEntrySignatures: "strict",
        output: {
          format: "iife",
          name: "part",
          exports: "named",
          globals: Object.fromEntries(Object.entries(framework).map(([name, { as }]) => [name, as])),
          codeSplitting: false,
        },
      },
    },
  });
  const [{ code }] = output;
  // The script element must be saved while the script runs; when the loader calls the module, it is no longer known.
  const text = `(() => {
const shuttleScript = document.currentScript;
define(${JSON.stringify(moduleName)}, ${JSON.stringify(modules)}, (${names.join(", ")}) => {
${code}
return part;
});
})();
`;
  const digest = createHash("sha256").update(text).digest();
  return {
    name: `shuttle-web-part-${digest.toString("hex").slice(0, 8)}.js`,
    text,
    integrity: `sha256-${digest.toString("base64")}`,
  };
}
