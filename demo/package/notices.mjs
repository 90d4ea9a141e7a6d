// The licences of everything that is bundled: their texts must be part of the package.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup.mjs";

const modules = join(root, "node_modules");
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Finds a package in the folder of the one that depends on it, or above. */
function find(name, from) {
  for (let folder = from; folder.startsWith(root.replace(/\/$/, "")); folder = join(folder, "..")) {
    const path = join(folder, "node_modules", name);
    if (existsSync(join(path, "package.json"))) return path;
  }
  return null;
}

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e|^copying/i.test(name));
  return file ? readFileSync(join(folder, file), "utf8").trim() : null;
}

/** One text with name, version and licence text of each package in `dependencies` and of their dependencies. */
export function thirdPartyNotices() {
  const seen = new Set();
  const found = new Map();
  const visit = (names, from) => {
    for (const name of names) {
      const folder = find(name, from);
      if (!folder || seen.has(folder) || name.startsWith("@types/")) continue;
      seen.add(folder);
      const { version, license, dependencies = {} } = readJson(join(folder, "package.json"));
      found.set(`${name}@${version}`, {
        name,
        version,
        license: license?.type ?? license ?? "",
        text: licenceText(folder),
      });
      visit(Object.keys(dependencies), folder);
    }
  };
  // Icons are bundled too, though they are only needed to build.
  visit([...Object.keys(readJson(join(root, "package.json")).dependencies), "lucide-static"], join(modules, ".."));
  return [...found.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n\n${text ?? "No text of its own."}\n`)
    .join(`\n${"-".repeat(80)}\n\n`);
}
