// Finds the build's files that belong to the elements: those that their modules import, directly or indirectly.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";

/** Matches addresses of chunks and assets in the build's output; they are relative to the file. */
const named = /["'`](\.{1,2}\/[\w./-]+\.\w+)["'`]/g;

/** The entries and all files that they reach: paths relative to `folder`, sorted. */
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
