// Which files of the build belong to the elements: those that their modules import, and in turn what these import.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Addresses of chunks and assets as the build writes them: relative to the file. */
const named = /["'`](\.{1,2}\/[\w./-]+\.\w+)["'`]/g;

/** Paths relative to `folder`, sorted. */
export function reachableFiles(folder, entries) {
  const found = new Set();
  const visit = (path) => {
    if (found.has(path)) return;
    found.add(path);
    if (!path.endsWith(".js")) return;
    for (const [, address] of readFileSync(join(folder, path), "utf8").matchAll(named)) {
      const target = posix.join(dirname(path), address);
      if (existsSync(join(folder, target))) visit(target);
    }
  };
  entries.forEach(visit);
  return [...found].toSorted();
}
