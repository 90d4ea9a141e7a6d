// The package's browser files in a single folder: a tenant drops folders below ClientSideAssets and keeps the file names only.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { reachableFiles } from "../package/files.mjs";

const address = /(["'`])(\.{1,2}\/[\w./-]+\.js)\1/g;

const digestOf = (texts) => createHash("sha256").update(texts.join("\0")).digest("hex").slice(0, 8);

/**
 * Everything that `pure.js` may load, [name, text] each. Every name changes with the content, so that a tenant's CDN never puts files of two
 * versions together.
 */
export function flatten(folder) {
  const paths = reachableFiles(folder, ["pure.js"]);
  const texts = new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  const digest = digestOf([...texts.values()]);
  const names = new Map(paths.map((path) => [path, `${basename(path, ".js")}-${digest}.js`]));
  if (new Set(names.values()).size < names.size) throw new Error("Two files of the package have the same name.");
  const files = [...texts].map(([path, text]) => {
    const flat = text.replace(address, (whole, quote, to) => {
      const name = names.get(posix.join(posix.dirname(path), to));
      return name ? `${quote}./${name}${quote}` : whole;
    });
    return [names.get(path), flat];
  });
  return { files, entry: names.get("pure.js") };
}
