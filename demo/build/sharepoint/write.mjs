// dist/sharepoint: the web part's package for a tenant's app catalog.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version } from "../package/about.mjs";
import { bundleWebPart } from "./bundle.mjs";
import { flatten } from "./flat.mjs";
import { guidOf } from "./identifiers.mjs";
import { toWebPartManifest } from "./manifest.mjs";
import { toSolution } from "./solution.mjs";

/** Licences as .txt files, without third-parties.json: it would have the same name as third-parties.txt. */
const licences = (folder) =>
  readdirSync(join(folder, "licences"))
    .filter((name) => !name.endsWith(".json"))
    .map((name) => [
      `licences-${name.replace(/\.\w+$/, "")}.txt`,
      readFileSync(join(folder, "licences", name), "utf8"),
    ]);

/**
 * Returns the file's name. @param folder of the npm package; @param access `resource/scope` of the service that gives tokens, as registered in
 * Entra ID; undefined: an administrator grants it by other means, or people sign in by the form
 */
export async function writeSharepoint(folder, target, access) {
  const [resource, scope] = access?.split(/\/(?=[^/]*$)/) ?? [];
  if (access && !(resource && scope))
    throw new Error(`--sharepoint-api is <name of the application>/<scope>, not ${access}.`);
  const id = guidOf("sharepoint web part");
  const { files, entry } = flatten(folder);
  const script = await bundleWebPart(`${id}_${version}`, entry);
  const manifest = toWebPartManifest({ id, version, script });
  const solution = toSolution({
    manifest,
    version,
    assets: [[script.name, script.text], ...files, ...licences(folder)],
    access: access ? { resource, scope } : null,
  });
  const name = `shuttle-widgets-${version}.sppkg`;
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), solution);
  return name;
}
