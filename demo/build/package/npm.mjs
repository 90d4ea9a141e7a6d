// Writes the npm package: the elements' files from the portal's build, and files that only the package has.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "../../setup.mjs";
import { buildConformance, buildEntries, buildWorker } from "./bundle.mjs";
import { packageName, version, withName } from "./about.mjs";
import { derivedFolder } from "./derived.mjs";
import { reachableFiles } from "./files.mjs";
import { toAngularModule, toAngularTypes, toReactModule, toReactTypes, toWrapped } from "./wrappers.mjs";
import { tokenFiles } from "./tokens.mjs";

const portal = join(root, "dist/portal");
/** Frameworks for which the package has types only, no code. */
const frameworks = ["vue", "svelte"];
/** The spreadsheet worker as a file, and as a chunk with its imports for bundlers that move imported modules only. */
const workerFile = /^assets\/sheet\.worker-.*\.js$/;
const workerChunk = /^chunks\/sheet\.worker-.*\.js$/;

const readManifest = () => JSON.parse(readFileSync(join(derivedFolder, "custom-elements.json"), "utf8"));

/** Names of all elements, as the manifest has them. */
export const readElementNames = () => readManifest().modules.map(({ path }) => path.replace(/\.js$/, ""));

const conformance = "bin/conformance.js";

function copy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function findOne(paths, pattern) {
  const found = paths.filter((path) => pattern.test(path));
  if (found.length !== 1) throw new Error(`One file was to match ${pattern}, not ${found.length}.`);
  return found[0];
}

/**
 * In the chunk that starts the worker, replaces the address of the worker's chunk with that of the single file, which webpack and
 * Turbopack copy by its address.
 */
function withWholeWorker(text, chunk, whole) {
  const parted = `import(\`./${basename(chunk)}\`)`;
  if (text.split(parted).length !== 2) throw new Error(`${parted} was to be found once.`);
  return text.replace(parted, `import(/* webpackIgnore: true */ \`../${whole}\`)`);
}

/** Writes everything that runs in a browser, and the licences; also used for the archive to host without npm. */
export async function writeModules(folder, names) {
  const entries = ["shuttle.js", ...names.map((name) => `${name}.js`)];
  const own = reachableFiles(
    portal,
    entries.filter((path) => path !== "shuttle.js"),
  );
  const whole = findOne(own, workerFile);
  const chunk = findOne(own, workerChunk);
  await buildEntries(folder);
  await buildWorker(folder, whole);
  // Chunks used only by the split worker are contained in the single file.
  const modules = own.filter((path) => !path.startsWith("assets/") && path !== chunk);
  for (const path of [...modules, "shuttle.js"]) copy(join(portal, path), join(folder, path));
  const starters = modules.filter((path) => readFileSync(join(folder, path), "utf8").includes(basename(chunk)));
  for (const path of starters) {
    const text = readFileSync(join(folder, path), "utf8");
    writeFileSync(join(folder, path), withWholeWorker(text, chunk, whole));
  }
  for (const file of readdirSync(join(portal, "licences")).filter((name) => !/\.(br|gz)$/.test(name)))
    copy(join(portal, "licences", file), join(folder, "licences", file));
  const sbom = JSON.parse(readFileSync(join(root, "docs/papers/sbom.json"), "utf8"));
  writeFileSync(join(folder, "licences/sbom.json"), `${JSON.stringify(toPackageSbom(sbom), null, 2)}\n`);
}

/** The part of the SBOM about the package's own files: without the portal's page and the server in a container. */
export function toPackageSbom(sbom) {
  const components = sbom.components.filter(({ properties }) => properties.some(({ value }) => value === "package"));
  const refs = new Set(components.map((component) => component["bom-ref"]));
  const own = `${packageName}@${version}`;
  const subject = sbom.metadata.component["bom-ref"];
  return {
    ...sbom,
    metadata: {
      ...sbom.metadata,
      component: { "bom-ref": own, type: "library", name: packageName, version },
    },
    components,
    dependencies: sbom.dependencies
      .map(({ ref, dependsOn }) => ({
        ref: ref === subject ? own : ref,
        dependsOn: dependsOn.filter((to) => refs.has(to)),
      }))
      .filter(({ ref }) => ref === own || refs.has(ref)),
    vulnerabilities: sbom.vulnerabilities.filter(({ affects }) =>
      affects.some(({ ref }) => refs.has(ref.split("#")[0])),
    ),
  };
}

const typed = (name, types = `./types/${name}.d.ts`) => ({ types, default: `./${name}.js` });

function describe(names) {
  // The publisher's own fields are in the package once package.json has them.
  const { engines, author, homepage, repository, bugs } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const areas = names.map((name) => [`./${name}`, typed(name, "./types/element.d.ts")]);
  return {
    name: packageName,
    version,
    description: "The areas of the employee-shuttle portal as web components",
    license: "SEE LICENSE IN LICENSE",
    engines,
    author,
    homepage,
    repository,
    bugs,
    type: "module",
    keywords: ["web-components", "custom-elements", "employee-shuttle"],
    exports: {
      ".": typed("index", "./types/pure.d.ts"),
      "./pure": typed("pure"),
      ...Object.fromEntries(areas),
      "./react": typed("react"),
      "./angular": typed("angular"),
      ...Object.fromEntries(frameworks.map((name) => [`./${name}`, { types: `./types/${name}.d.ts` }])),
      "./shuttle.js": { types: "./types/shuttle.d.ts", default: "./shuttle.js" },
      "./custom-elements.json": "./custom-elements.json",
      "./vscode.html-custom-data.json": "./vscode.html-custom-data.json",
      "./web-types.json": "./web-types.json",
      "./openapi.json": "./docs/api/openapi.json",
      ...Object.fromEntries(tokenFiles.map((name) => [`./${name}`, `./${name}`])),
      "./package.json": "./package.json",
    },
    // `shuttle-widgets/react` and `/angular` use the page's own framework; nothing else depends on any package.
    peerDependencies: { "@angular/core": ">=20.0.0", react: ">=16.8.0" },
    peerDependenciesMeta: { "@angular/core": { optional: true }, react: { optional: true } },
    // Modules that define an element when imported; a bundler may drop any other module that is not used.
    sideEffects: ["index", "shuttle", ...names].map((name) => `./${name}.js`),
    bin: { "shuttle-conformance": conformance },
    customElements: "./custom-elements.json",
    "web-types": "./web-types.json",
  };
}

/** All documents but those for engineers of the portal and for its operators. */
const isDocument = (name) => name.endsWith(".md") && !["architecture.md", "deploy.md", "journeys.md"].includes(name);

/** Here the list of packages lies beside their licences. */
function copyPaper(name, folder) {
  const text = readFileSync(join(root, "docs/papers", name), "utf8").replaceAll(
    "(sbom.json)",
    "(../../licences/sbom.json)",
  );
  mkdirSync(join(folder, "docs/papers"), { recursive: true });
  writeFileSync(join(folder, "docs/papers", name), text);
}

/** Writes the documents, which link to each other. */
function writeDocuments(folder) {
  copy(join(root, "demo/build/package/README.md"), join(folder, "README.md"));
  for (const name of ["CHANGELOG.md", "LICENSE", "SECURITY.md"]) copy(join(root, name), join(folder, name));
  for (const name of readdirSync(join(root, "docs/papers")).filter(isDocument)) copyPaper(name, folder);
  copy(join(derivedFolder, "openapi.json"), join(folder, "docs/api/openapi.json"));
  for (const name of readdirSync(join(root, "docs")).filter(isDocument))
    copy(join(root, "docs", name), join(folder, "docs", name));
}

/** Writes the wrapper components for React and Angular, with their types. */
function writeWrappers(folder) {
  const elements = toWrapped(readManifest());
  for (const name of ["attributes.js", "angular.js", "react.js"])
    copy(join(root, "demo/build/package/wrappers", name), join(folder, "wrappers", name));
  writeFileSync(join(folder, "react.js"), toReactModule(elements));
  const reactTypes = readFileSync(join(root, "demo/build/package/types/react.d.ts"), "utf8");
  writeFileSync(join(folder, "types/react.d.ts"), reactTypes + toReactTypes(elements));
  writeFileSync(join(folder, "angular.js"), toAngularModule(elements));
  writeFileSync(join(folder, "types/angular.d.ts"), toAngularTypes(elements));
}

/** Documents, types and wrappers name the package as projects import it. */
function nameItself(folder) {
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.md$|\.d\.ts$/.test(path)) continue;
    writeFileSync(join(folder, path), withName(readFileSync(join(folder, path), "utf8")));
  }
}

const elementTypes = 'export type * from "./elements.js";\n';
/** The one script has some of the exports of pure.js. */
const loaderTypes = 'export type * from "./pure.js";\nexport { configure, diagnose } from "./pure.js";\n';

/** `folder` is what `npm pack` packs. */
export async function writePackage(folder) {
  const names = readElementNames();
  await writeModules(folder, names);
  const types = join(folder, "types");
  mkdirSync(types, { recursive: true });
  for (const name of ["elements.d.ts", "pure.d.ts"]) copy(join(derivedFolder, name), join(types, name));
  for (const name of frameworks) copy(join(root, `demo/build/package/types/${name}.d.ts`), join(types, `${name}.d.ts`));
  writeFileSync(join(types, "element.d.ts"), elementTypes);
  writeFileSync(join(types, "shuttle.d.ts"), loaderTypes);
  writeWrappers(folder);
  for (const name of ["custom-elements.json", "vscode.html-custom-data.json", "web-types.json", ...tokenFiles])
    copy(join(derivedFolder, name), join(folder, name));
  await buildConformance(folder, conformance);
  writeDocuments(folder);
  nameItself(folder);
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(describe(names), null, 2)}\n`);
}
