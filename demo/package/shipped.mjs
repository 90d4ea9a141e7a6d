// Which packages a build really contains, and the licence texts that have to come with them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folder in the build's output; also has the licences of the map's data and of the font. */
const folderName = "licences";
const noticesName = "third-parties.txt";
const listName = "third-parties.json";

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const inPackage = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const embedded = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
const byName = (a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1);

/** An author of a package.json as text. */
const personOf = (author) => (typeof author === "object" ? author.name : author) ?? "";

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e|^copying/i.test(name));
  return file ? readFileSync(join(folder, file), "utf8").trim() : null;
}

/**
 * A package may publish a file that holds other packages already. Its source map names them, without versions; the innermost
 * folder is the package that a source belongs to.
 */
function packagesInside(file, own) {
  if (!existsSync(`${file}.map`)) return [];
  const names = readJson(`${file}.map`).sources.flatMap((source) => {
    const found = [...source.matchAll(embedded)].at(-1);
    return found && found[1] !== own ? [found[1]] : [];
  });
  return [...new Set(names)].toSorted();
}

function toPackage(folder, files) {
  const manifest = readJson(join(folder, "package.json"));
  const { name, version, license = "" } = manifest;
  const embeds = [...new Set(files.flatMap((file) => packagesInside(file, name)))].toSorted();
  return { name, version, license, embeds, text: textOf(folder, manifest) };
}

const rule = `\n${"-".repeat(80)}\n\n`;

/** The text of a licence for a package that only names it. */
const mitOf = (holder) => `The package has no file with its licence; its package.json names MIT, whose text is:

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR
ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH
THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

function textOf(folder, { name, license, author }) {
  const text = licenceText(folder);
  if (text !== null) return text;
  // The text of Apache's licence is the same for everybody; TypeScript, which is always installed, has it.
  if (license === "Apache-2.0") return licenceText(folder.replace(/([\\/]node_modules[\\/]).*$/s, "$1typescript"));
  if (license !== "MIT") throw new Error(`${name} has no licence text, and ${license} isn't one that is known here.`);
  return mitOf(personOf(author) || `the authors of ${name}`);
}

function toNotice({ name, version, license, embeds, text }) {
  const inside =
    embeds.length > 0 ? `\nThe file that ${name} publishes holds code of these packages: ${embeds.join(", ")}.\n` : "";
  return `${name} ${version} (${license})\n${inside}\n${text}\n`;
}

/** Writes the package list and the licence texts into a folder of the build, added to those of earlier builds. */
function writeShipped(dir, packages) {
  const folder = join(dir, folderName);
  mkdirSync(folder, { recursive: true });
  const list = join(folder, listName);
  const before = existsSync(list) ? readJson(list) : [];
  const all = [
    ...new Map([...before, ...packages].map((entry) => [`${entry.name}@${entry.version}`, entry])).values(),
  ].toSorted(byName);
  writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(join(folder, noticesName), all.map(toNotice).join(rule));
}

/** What `writeShipped` has written into `dir`. */
export const readShipped = (dir) => readJson(join(dir, folderName, listName));

/**
 * Vite plugins that collect the packages whose code is in the scripts of a build and of its workers, and write their list with the
 * licence texts. A module that tree shaking has removed completely doesn't count.
 */
export function shipped() {
  /** Package folder → bundled files of the package. */
  const folders = new Map();
  const note = (id) => {
    const path = id.split("?")[0].replace(/^\0/, "");
    const folder = inPackage.exec(path)?.[1];
    if (folder) folders.set(folder, [...(folders.get(folder) ?? []), path]);
  };
  const noted = (name) => ({
    name,
    apply: "build",
    generateBundle(_options, bundle) {
      for (const { modules = {} } of Object.values(bundle))
        for (const [id, { renderedLength }] of Object.entries(modules)) if (renderedLength > 0) note(id);
    },
  });
  return {
    worker: noted("shuttle:shipped-in-worker"),
    page: {
      ...noted("shuttle:shipped"),
      writeBundle({ dir = "" }) {
        writeShipped(
          dir,
          [...folders].map(([folder, files]) => toPackage(folder, files)),
        );
      },
    },
  };
}
