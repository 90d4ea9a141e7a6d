// Which packages a build really contains, and the licence texts that have to come with them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folder in the build's output; also has the licences of the map's data and of the font. */
const folderName = "licences";
const noticesName = "third-parties.txt";
const listName = "third-parties.json";

const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));
const inPackage = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
/** Of a source in a source map: the innermost folder of a package, its name, and the path in it. */
const embedded = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\/(.+)$/;
const byName = (a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1);

/** An author of a package.json as text. */
const personOf = (author) => (typeof author === "object" ? author.name : author) ?? "";

function licenceText(folder) {
  const file = readdirSync(folder).find((name) => /^licen[cs]e|^copying/i.test(name));
  return file ? readFileSync(join(folder, file), "utf8").trim() : null;
}

const hasText = (file, text) => existsSync(file) && readFileSync(file, "utf8") === text;

/**
 * Version, licence and licence text of an embedded package, as far as they can be known: it has its package.json in it, or all of its
 * sources are those of an installed version, or one begins with the version.
 */
function identify(name, sources, places) {
  const [, own] = sources.find(([path]) => path === "package.json") ?? [];
  if (own) {
    // Browserify has made a module of it.
    const { version, license } = JSON.parse(own.replace(/^module\.exports\s*=/, ""));
    return { version, license };
  }
  const folder = places
    .map((place) => join(place, name))
    .find((place) => sources.every(([path, text]) => hasText(join(place, path), text)));
  if (folder) {
    const manifest = readJson(join(folder, "package.json"));
    return { version: manifest.version, license: manifest.license, text: textOf(folder, manifest) };
  }
  const [, version] = new RegExp(`${name} v(\\d+\\.\\d+\\.\\d+)`, "i").exec(sources[0][1].slice(0, 200)) ?? [];
  return version ? { version } : {};
}

/** A package may publish a file that holds other packages already. Its source map names them, and has their sources. */
function packagesInside(file, own, folder) {
  if (!existsSync(`${file}.map`)) return [];
  const { sources, sourcesContent } = readJson(`${file}.map`);
  const found = new Map();
  for (const [index, source] of sources.entries()) {
    const [, place, name, path] = embedded.exec(source) ?? [];
    if (!place || name === own) continue;
    const texts = found.get(place)?.texts ?? [];
    found.set(place, { name, texts: [...texts, [path, sourcesContent[index]]] });
  }
  const places = [join(folder, "node_modules"), folder.replace(/([\\/]node_modules)[\\/].*$/s, "$1")];
  return [...found.values()].map(({ name, texts }) => ({ name, ...identify(name, texts, places) }));
}

const unique = (packages) =>
  [...new Map(packages.map((one) => [`${one.name}@${one.version}`, one])).values()].toSorted(byName);

function toPackage(folder, files) {
  const manifest = readJson(join(folder, "package.json"));
  const { name, version, license = "" } = manifest;
  const embeds = unique(files.flatMap((file) => packagesInside(file, name, folder)));
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
    embeds.length > 0
      ? `\nThe file that ${name} publishes holds code of these packages: ${embeds.map(toTitle).join(", ")}.\n`
      : "";
  const texts = embeds.filter((one) => one.text).map((one) => `\n${toTitle(one)}, in ${name}:\n\n${one.text}\n`);
  return `${toTitle({ name, version, license })}\n${inside}\n${text}\n${texts.join("")}`;
}

/** `uuid 8.3.2 (MIT)`; version and licence aren't known of every embedded package. */
export const toTitle = ({ name, version, license }) =>
  [name, version, license && `(${license})`].filter(Boolean).join(" ");

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
