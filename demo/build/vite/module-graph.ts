interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The part of rolldown's module graph that is used here. */
export interface Graph {
  getModuleInfo(id: string): Module | null;
}

type Floor = "core" | "host" | "kit" | "shared" | "widgets" | "package";

/** Layer (floor) and folder (room): `src/widgets/kit/table/pager.tsx` is kit, table; `src/widgets/billing/tables/fields.ts` is widgets, billing. */
export function placeOf(id: string): { readonly floor: Floor; readonly room: string } {
  const path = /\/src\/(?:(core|host)|widgets(?:\/(kit|shared))?)\/(?:([\w-]+)\/)?/;
  const [found, below, above, room = ""] = path.exec(id.replaceAll("\\", "/")) ?? [];
  return { floor: found === undefined ? "package" : ((below ?? above ?? "widgets") as Floor), room };
}

type Modules = ReadonlySet<string>;

function follow(first: readonly string[], next: (id: string) => readonly string[]): Modules {
  const found = new Set(first);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

const isIn = (sets: ReadonlyMap<string, Modules>, id: string) =>
  [...sets].flatMap(([name, modules]) => (modules.has(id) ? [name] : []));

/** The modules of a build and their imports. */
export function readGraph(
  graph: Graph,
  entries: Readonly<Record<string, string>>,
  followers: Readonly<Record<string, readonly string[]>>,
) {
  const imports = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const dynamicImports = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const everything = (id: string) => [...imports(id), ...dynamicImports(id)];
  const named = Object.entries(entries);
  /** Entry → modules that it imports statically (`start`), or statically and dynamically (`whole`). */
  const start = new Map(named.map(([name, id]) => [name, follow([id], imports)]));
  const whole = new Map(named.map(([name, id]) => [name, follow([id], everything)]));
  // A name that leads nowhere would only show as files that are larger and more.
  for (const id of Object.values(followers).flat())
    if (!graph.getModuleInfo(id)) throw new Error(`No module of the build: ${id}`);
  const following = new Map(Object.entries(followers).map(([name, ids]) => [name, follow(ids, imports)]));
  const all = [...new Set([...whole.values()].flatMap((ids) => [...ids]))];
  return {
    all,
    /** Entries that import it statically, for their first content. */
    initialUsersOf: (id: string) => isIn(start, id),
    /** Followers that import it statically. */
    followersOf: (id: string) => isIn(following, id),
    /** Entries that import it statically or dynamically. */
    allUsersOf: (id: string) => isIn(whole, id),
    /** Modules that are imported on a click, or after the first content. */
    dynamicEntries: [...new Set(all.flatMap(dynamicImports))],
    /** Modules that a dynamic entry loads, without those that the named entry (by default any entry) imports statically. */
    loadedBy: (dynamicEntry: string, entry?: string) =>
      [...follow([dynamicEntry], imports)].filter((id) =>
        entry !== undefined ? !start.get(entry)?.has(id) : isIn(start, id).length === 0,
      ),
    importedBy: (ids: readonly string[]) => follow(ids, imports),
    /** Workers load no files of the page. */
    workers: all.filter((id) => id.endsWith(".worker.ts")),
    inWorkers: follow(
      all.filter((id) => id.endsWith(".worker.ts")),
      everything,
    ),
    /** Characters of source. */
    sizeOf: (ids: readonly string[]) => ids.reduce((sum, id) => sum + (graph.getModuleInfo(id)?.code?.length ?? 0), 0),
  };
}
