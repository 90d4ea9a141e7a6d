import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { chunksOf, reach } from "./chunk-graph.ts";

const fileName = ".elements.json";
/** Smaller files (bytes) come fast enough when the module asks for them; naming them all would weigh on every page. */
const worthNaming = 3000;
/** The loader sends its first calls ahead: their answers wait for the code, so no file of it may wait for another. */
const urgent = "overview";

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
      const filesOf = (entry: string): string[] => {
        const found = reach(chunks, entry, ({ imports }) => imports);
        const isNamed = (name: string) => name === entry || (chunks.get(name)?.code.length ?? 0) >= worthNaming;
        return entry === `${urgent}.js` ? found : found.filter(isNamed);
      };
      writeFileSync(
        join(dir, fileName),
        JSON.stringify(Object.fromEntries(names.map((name) => [name, filesOf(`${name}.js`)]))),
      );
    },
  };
}
