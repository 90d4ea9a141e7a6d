// The SBOM (CycloneDX 1.5) of what is shipped: the packages that the bundler has put into the scripts, and two files that aren't scripts.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readShipped, toTitle } from "../package/shipped.mjs";
import { root } from "../../setup.mjs";
import { advisories } from "./advisories.mjs";

/** Shipped artefacts → the folders of their builds. */
export const artefacts = { portal: "dist/portal", package: "dist/package", image: "dist/image" };

/** Shipped files that aren't scripts; their licence texts are in `licences/` too. */
const files = [
  {
    "bom-ref": "hanken-grotesk",
    type: "data",
    name: "Hanken Grotesk (subset)",
    licenses: [{ license: { id: "OFL-1.1" } }],
    properties: [{ name: "shuttle:artefact", value: "portal" }],
  },
  {
    "bom-ref": "gshhg@2.3.7",
    type: "data",
    name: "GSHHG coast line (modified)",
    version: "2.3.7",
    licenses: [{ license: { id: "LGPL-3.0-or-later" } }],
    properties: ["portal", "package"].map((value) => ({ name: "shuttle:artefact", value })),
  },
];

/** npm's list of everything that is installed: identifiers, licences and hashes of the archives. */
function readInstalled() {
  const { stdout, status } = spawnSync("npm", ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("npm sbom failed.");
  return JSON.parse(stdout);
}

/** A package inside another package's prebuilt file, as its source map shows it. */
const toEmbedded = (host, { name, version, license }) => ({
  "bom-ref": `${host}#${name}${version ? `@${version}` : ""}`,
  type: "library",
  name,
  ...(version && { version, purl: `pkg:npm/${name.replace("@", "%40")}@${version}` }),
  ...(license && { licenses: [{ expression: license }] }),
  properties: [
    {
      name: "shuttle:evidence",
      value: version
        ? "sources in the published file's source map"
        : "named by the published file's source map, without a version",
    },
  ],
});

/** `artefact` → packages, as the builds have listed them. */
export const readArtefacts = () =>
  Object.fromEntries(Object.entries(artefacts).map(([name, folder]) => [name, readShipped(join(root, folder))]));

/** Has no serial number and time, so that the same sources give the same list. */
export function toSbom(shipped) {
  const { components, dependencies } = readInstalled();
  const wanted = new Map();
  for (const [artefact, packages] of Object.entries(shipped)) {
    for (const { name, version, embeds } of packages) {
      const ref = `${name}@${version}`;
      wanted.set(ref, { embeds, artefacts: [...(wanted.get(ref)?.artefacts ?? []), artefact] });
    }
  }
  // By name and version: npm gives a version that is installed several times further refs.
  const listed = new Map(components.map((component) => [`${component.name}@${component.version}`, component]));
  const found = [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([ref, { embeds, artefacts: where }]) => {
      const component = listed.get(ref);
      if (!component) throw new Error(`${ref} is in the build, but not in package-lock.json.`);
      const { name, version, purl, licenses, hashes } = component;
      return {
        "bom-ref": ref,
        type: "library",
        name,
        version,
        purl,
        licenses,
        hashes,
        properties: where.map((value) => ({ name: "shuttle:artefact", value })),
        ...(embeds.length > 0 ? { components: embeds.map((inside) => toEmbedded(ref, inside)) } : {}),
      };
    });
  const refs = new Set(wanted.keys());
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const direct = Object.keys(own.dependencies).map((name) => [...refs].find((ref) => ref.startsWith(`${name}@`)));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.5.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      lifecycles: [{ phase: "post-build" }],
      component: {
        "bom-ref": `${own.name}@${own.version}`,
        type: "application",
        name: own.name,
        version: own.version,
      },
    },
    components: [...found, ...files],
    dependencies: [
      {
        ref: `${own.name}@${own.version}`,
        dependsOn: [...direct.filter(Boolean), ...files.map((file) => file["bom-ref"])],
      },
      ...dependencies
        .filter(({ ref }) => refs.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
        .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
    ],
    vulnerabilities: advisories.map(({ id, source, affects, state, justification, detail, proof }) => ({
      id,
      source,
      affects: affects.map((name) => ({ ref: toRef(name, refs, found) })),
      analysis: { state, justification, detail: `${detail} Held by: ${proof.join("; ")}` },
    })),
  };
}

function toRef(name, refs, found) {
  const ref =
    [...refs].find((one) => one.startsWith(`${name}@`)) ??
    found.flatMap(({ components = [] }) => components).find((component) => component.name === name)?.["bom-ref"];
  if (!ref) throw new Error(`${name} isn't shipped any more: its line in demo/build/papers/advisories.mjs can go.`);
  return ref;
}

const licenceOf = ({ licenses = [] }) =>
  licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join(", ") || "not named";
const whereOf = ({ properties }) => properties.map(({ value }) => value).join(", ");

const toAnswer = ({ asked, answered, reason }) =>
  answered
    ? `npm's registry was asked on ${asked} (\`npm audit --omit=dev\`): nothing that isn't explained here.`
    : `npm's registry was asked on ${asked} (\`npm audit --omit=dev\`) and **gave no answer** (${reason}); so nothing is claimed about what it knows.`;

const toInside = ({ name, version, licenses = [] }) => toTitle({ name, version, license: licenses[0]?.expression });

/** docs/papers/licences.md */
export function toLicences({ components, vulnerabilities }, audit) {
  const inside = components.filter((component) => component.components);
  return `# Licences of what is shipped

Made by \`npm run papers\` from the bundler's own list; [sbom.json](sbom.json) has the same for machines. The texts are in \`licences/\` of the portal, the npm
package and the archive for a server of one's own (\`third-parties.txt\`, for machines \`third-parties.json\`). Packages that only build and test aren't in it.

| what | version | licence | in |
| --- | --- | --- | --- |
${components.map((component) => `| ${component.name} | ${component.version ?? ""} | ${licenceOf(component)} | ${whereOf(component)} |`).join("\n")}

${inside
  .map(
    (component) =>
      `The file that ${component.name} ${component.version} publishes holds ${component.components.length} packages more, by its source map. Known by their sources: ${component.components
        .filter(({ version }) => version)
        .map(toInside)
        .join(", ")}. Of the others it tells only the names: ${component.components
        .filter(({ version }) => !version)
        .map(toInside)
        .join(", ")}.`,
  )
  .join("\n\n")}

## Advisories

${toAnswer(audit)} Of what is shipped these are known, none of which is reachable here (VEX, in [sbom.json](sbom.json)):

| advisory | in | why it doesn't matter here |
| --- | --- | --- |
${vulnerabilities.map(({ id, affects, analysis }) => `| ${id} | ${affects.map(({ ref }) => ref).join(", ")} | ${analysis.detail} |`).join("\n")}
`;
}
