// The addresses of the one script by version: `1.0.0/shuttle.js` never changes, `v1/shuttle.js` is that of the newest minor version.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reachableFiles } from "./files.mjs";

/** `v1` for 1.0.0 */
export const toMajor = (version) => `v${version.split(".")[0]}`;

/** Scripts with the exports of the script in `folder`, which is beside theirs: [path, content]. */
export const toForwards = (folder, names) =>
  names.map((name) => [`${name}/shuttle.js`, `export * from "../${folder}/shuttle.js";\n`]);

/** Copies the elements' files of a built portal to `<version>/` in it: there they stay when later builds are copied over this one. */
export function writeAddresses(portal, version) {
  const elements = Object.keys(JSON.parse(readFileSync(join(portal, ".elements.json"), "utf8")));
  const entries = ["shuttle.js", "integrity.json", ...elements.map((name) => `${name}.js`)];
  for (const path of reachableFiles(portal, entries))
    for (const form of ["", ".br", ".gz"].map((ending) => path + ending)) {
      if (!existsSync(join(portal, form))) continue;
      const copy = join(portal, version, form);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(portal, form), copy);
    }
  for (const [path, content] of toForwards(version, [toMajor(version)])) {
    mkdirSync(dirname(join(portal, path)), { recursive: true });
    writeFileSync(join(portal, path), content);
  }
}
