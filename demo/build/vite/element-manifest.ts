import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import type { FirstCall } from "../../../src/core/http/first-calls.ts";
import { type Attributes, commonAttributes, type WidgetContract } from "../../../src/widgets/kit/element/contract.ts";
import { chunksOf, reach } from "./chunk-graph.ts";

const fileName = ".elements.json";

interface ElementFiles {
  /** Names of the chunks (`chunks/….js`) that its module imports statically. */
  readonly parts: readonly string[];
  readonly calls?: readonly FirstCall[];
  /** The numbers and choices that the calls depend on, without their descriptions. */
  readonly attributes?: Readonly<Record<string, object>>;
}

/** By the element's name. */
type Manifest = Readonly<Record<string, ElementFiles>>;

export function readElementManifest(directory: string): Manifest {
  return JSON.parse(readFileSync(join(directory, fileName), "utf8")) as Manifest;
}

/** The first calls of an element's contract, which is beside its module. */
async function readCalls(entry: string): Promise<Omit<ElementFiles, "parts">> {
  const { module } = await runnerImport<Record<string, unknown>>(entry.replace(/\.ts$/, ".contract.ts"));
  const contract = Object.values(module).find(
    (found): found is WidgetContract => typeof found === "object" && found !== null && "firstCalls" in found,
  );
  if (!contract?.firstCalls) return {};
  const named = new Set(
    contract.firstCalls.flatMap(({ path, when = {} }) => [
      ...[...path.matchAll(/\{([\w-]+)\}/g)].map(([, name]) => name),
      ...Object.keys(when),
    ]),
  );
  const specs: Attributes = { ...commonAttributes, ...contract.attributes };
  const attributes = Object.entries(specs).flatMap(([name, spec]) => {
    // Unknown words of a list match no call.
    if (!named.has(name) || spec.type === "list" || (spec.type === "text" && !spec.format && !spec.default)) return [];
    if (spec.type !== "number" && spec.type !== "choice")
      throw new Error(`The loader can't check ${name} of ${contract.tag}, on which a first call depends.`);
    const { description: _description, ...rest } = spec;
    return [[name, rest] as const];
  });
  return { calls: contract.firstCalls, ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }) };
}

/**
 * Records which files each element consists of, and which calls it makes first. The one-script loader, built afterwards, requests all
 * of them at once instead of discovering them import by import (each hop costs a round trip). `entries`: the elements' modules.
 */
export function elementManifest(entries: Readonly<Record<string, string>>): Plugin {
  return {
    name: "shuttle:element-manifest",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const chunks = chunksOf(bundle);
      const found = Object.entries(entries).map(async ([name, entry]): Promise<[string, ElementFiles]> => {
        const [, ...files] = reach(chunks, `${name}.js`, ({ imports }) => imports);
        const lengthOf = (file: string) => chunks.get(file)?.code.length ?? 0;
        // Largest first, because on few connections it would wait for the small ones. One order for all elements makes the loader smaller.
        const parts = files.toSorted((a, b) => lengthOf(b) - lengthOf(a)).map((file) => basename(file, ".js"));
        return [name, { parts, ...(name === "session" ? {} : await readCalls(entry)) }];
      });
      writeFileSync(join(dir, fileName), JSON.stringify(Object.fromEntries(await Promise.all(found))));
    },
  };
}
