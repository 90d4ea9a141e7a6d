import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { chunksOf, reach } from "./chunk-graph.ts";

const fileName = ".elements.json";
/** Element name → its module and everything that module imports from the start. */
type ElementFiles = Readonly<Record<string, readonly string[]>>;

export function readElementManifest(directory: string): ElementFiles {
  return JSON.parse(readFileSync(join(directory, fileName), "utf8")) as ElementFiles;
}

/**
 * Writes down which files each element consists of. The one-script loader, built afterwards, asks for all of them at
 * once instead of discovering them import by import (each hop costs a round trip).
 */
export function elementManifest(names: readonly string[]): Plugin {
  return {
    name: "shuttle:element-manifest",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const chunks = chunksOf(bundle);
      const filesOf = (entry: string) => reach(chunks, entry, ({ imports }) => imports);
      writeFileSync(
        join(dir, fileName),
        JSON.stringify(Object.fromEntries(names.map((name) => [name, filesOf(`${name}.js`)]))),
      );
    },
  };
}
