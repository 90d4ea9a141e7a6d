import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { chunksOf, reach } from "./chunk-graph.ts";

const fileName = "integrity.json";

interface About {
  /** Of the npm package. */
  readonly name: string;
  readonly version: string;
}

/** Hashes by which pages of other origins verify every file (subresource integrity). */
export interface Integrity extends About {
  /** Path relative to shuttle.js → `sha384-…`. */
  readonly files: Readonly<Record<string, string>>;
  /** Element (without prefix) → every script it may ever load, also at a click. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
}

const hashOf = (content: string | Uint8Array) => `sha384-${createHash("sha384").update(content).digest("base64")}`;

/** Writes integrity.json beside the elements; the loader, which is built afterwards, is added by `loaderIntegrity`. */
export function integrity(names: readonly string[], about: About): Plugin {
  return {
    name: "shuttle:integrity",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const chunks = chunksOf(bundle);
      const filesOf = (entry: string) =>
        reach(chunks, entry, ({ imports, dynamicImports }) => [...imports, ...dynamicImports]).toSorted();
      const elements = Object.fromEntries(names.map((name) => [name, filesOf(`${name}.js`)]));
      // Hashes the files on the disk, because those are what a browser gets.
      const files = Object.fromEntries(
        [...chunks.keys()].toSorted().map((name) => [name, hashOf(readFileSync(join(dir, name)))]),
      );
      writeFileSync(join(dir, fileName), JSON.stringify({ ...about, files, elements } satisfies Integrity));
    },
  };
}

/** Adds the hash of shuttle.js, which is built later into the same folder. */
export function loaderIntegrity(directory: string): Plugin {
  return {
    name: "shuttle:loader-integrity",
    apply: "build",
    generateBundle(_options, bundle) {
      const path = join(directory, fileName);
      const { files, ...rest } = JSON.parse(readFileSync(path, "utf8")) as Integrity;
      const own = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? [[file.fileName, hashOf(file.code)] as const] : [],
      );
      writeFileSync(path, JSON.stringify({ ...rest, files: { ...Object.fromEntries(own), ...files } }));
    },
  };
}
