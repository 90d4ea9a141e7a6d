// Builds what this commit releases into dist/release. `npm run release` runs it; who doubts a release runs it on the tag and compares hashes.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ensureInstalled, root } from "../../setup.mjs";

ensureInstalled();
// Imported here, because they need the packages that were just installed.
const { settings, version } = await import("../package/about.mjs");
const { toZip } = await import("../package/zip.mjs");
const { buildAll, runNode } = await import("../papers/reproducible.mjs");
const { readArtefacts, toSbom } = await import("../papers/sbom.mjs");
const { toBuiltDockerfile } = await import("./edits.mjs");
const { sha256, toProvenance } = await import("./provenance.mjs");

const dist = join(root, "dist");
const target = join(dist, "release");
const read = (path) => readFileSync(join(root, path));
rmSync(dist, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

buildAll(root);
if (!isDeepStrictEqual(toSbom(readArtefacts()), JSON.parse(read("docs/papers/sbom.json"))))
  throw new Error("docs/papers/sbom.json isn't the list of what is shipped: npm run papers writes it.");

const copy = (from, name) => copyFileSync(join(dist, from), join(target, name));
const endingIn = (folder, ending) => readdirSync(join(dist, folder)).filter((name) => name.endsWith(ending));
for (const name of endingIn("", ".tgz")) copy(name, name);
for (const name of endingIn("self-host", ".zip")) copy(join("self-host", name), name);
for (const name of endingIn("sharepoint", ".sppkg")) copy(join("sharepoint", name), name);
// A Teams app names its portal: without one, `npm run teams` makes it for each portal.
if (settings.portal) {
  runNode("demo/build/teams/main.mjs", root);
  copy("teams/servis-portali.zip", `servis-portali-teams-${version}.zip`);
}

/** The portal with its server as it runs, and the recipe of an image that needs nothing else. */
function toImage() {
  const files = (folder, as) =>
    readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" })
      .filter((path) => statSync(join(dist, folder, path)).isFile())
      .toSorted()
      .map((path) => [`${as}/${path.replaceAll("\\", "/")}`, read(join("dist", folder, path))]);
  return [
    ["Dockerfile", toBuiltDockerfile(read("demo/build/deploy/Dockerfile").toString())],
    ["package.json", read("package.json")],
    ...files("portal", "dist/portal"),
    ...files("image", "dist/server"),
  ];
}
writeFileSync(join(target, `shuttle-portal-${version}.zip`), toZip(toImage()));
copyFileSync(join(root, "docs/papers/sbom.json"), join(target, "sbom.json"));

const hashes = () =>
  new Map(
    readdirSync(target)
      .toSorted()
      .map((name) => [name, sha256(readFileSync(join(target, name)))]),
  );
const commands = ["npm ci", "node demo/build/release/pack.mjs"];
writeFileSync(join(target, "provenance.json"), `${JSON.stringify(toProvenance(hashes(), commands), null, 2)}\n`);
writeFileSync(join(target, "SHA256SUMS"), [...hashes()].map(([name, hash]) => `${hash}  ${name}\n`).join(""));
