import type { Plugin } from "vite";

type Bundle = Parameters<Extract<Plugin["writeBundle"], (...given: never[]) => unknown>>[1];
type Chunk = Extract<Bundle[string], { type: "chunk" }>;

/** The scripts of a build by their names. */
export function chunksOf(bundle: Bundle): ReadonlyMap<string, Chunk> {
  return new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
}

/** The entry and every chunk that is reachable by the imports that `next` returns, in the order of the first visit. */
export function reach(
  chunks: ReadonlyMap<string, Chunk>,
  entry: string,
  next: (chunk: Chunk) => readonly string[],
): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    next(chunk).forEach(visit);
  };
  visit(entry);
  return [...found];
}
