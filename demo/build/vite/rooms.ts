import type { Rolldown } from "vite";
import { type Graph, placeOf, readGraph } from "./module-graph.ts";

type Entries = Readonly<Record<string, string>>;
/** Modules that are loaded right after an entry without user interaction, by a name. */
type Followers = Readonly<Record<string, readonly string[]>>;

/** Modules that at least so many elements need for their first content go into common files. */
const leastUsers = 5;
/** Characters of source from which a file is worth a request: for the first content of several elements, of one, and for later. */
const leastInitial = 16_000;
const leastOwn = 5000;
const leastLate = 12_000;
/**
 * The files of common code. Each has what its elements need for their first content beyond the files before it, and the last one
 * the rest: a light element doesn't load a table, and a list requests few files.
 */
const commonFiles: Readonly<Record<string, readonly string[]>> = {
  kit: ["host", "notice", "sign-in"],
  data: ["overview"],
  cards: ["cards", "shell"],
  controls: ["airview", "marketplace", "past-route-details"],
  table: [],
};
const commonNames = Object.keys(commonFiles);
/** Folders of the kit that few elements use, but then completely. */
const wholeRooms = new Set(["chart", "map"]);
const isInWholeRoom = (id: string) => placeOf(id).floor === "kit" && wholeRooms.has(placeOf(id).room);

interface File {
  readonly name: string;
  /** A file includes what its modules import, unless a file of higher rank has it: so no two files import each other. */
  readonly rank: number;
}
const lateRanks = { widgets: 0, host: 0, shared: 1, kit: 2, core: 3 };
const ranks = { language: 4, worker: 4, own: 5, pair: 6, room: 12, common: 14 };
const highest = ranks.common + commonNames.length;

const isIcon = (id: string) => id.includes("lucide-static");
/** In a file of its own: larger than all of `kit`, requested beside it, and still cached when `kit` has changed. */
const isReact = (id: string) => /\/node_modules\/(?:react|react-dom|scheduler)\//.test(id.replaceAll("\\", "/"));

function toCommonFile(users: readonly string[]): File {
  const found = commonNames.findIndex((name) => commonFiles[name]?.some((element) => users.includes(element)));
  const index = found < 0 ? commonNames.length - 1 : found;
  return { name: commonNames[index] ?? "", rank: highest - 1 - index };
}

/** The file of each module. Absent: modules of one element, and those that are bundled with whatever imports them. */
function nameFiles(entries: Entries, followers: Followers, graph: Graph): ReadonlyMap<string, File> {
  const {
    all,
    initialUsersOf,
    followersOf,
    allUsersOf,
    dynamicEntries,
    loadedBy,
    importedBy,
    workers,
    inWorkers,
    sizeOf,
  } = readGraph(graph, entries, followers);
  /** Module → the dynamic entries that load it. */
  const entriesOf = new Map<string, string[]>();
  for (const dynamicEntry of dynamicEntries)
    for (const id of loadedBy(dynamicEntry)) entriesOf.set(id, [...(entriesOf.get(id) ?? []), dynamicEntry]);
  const inRooms = importedBy(all.filter(isInWholeRoom));
  const late = new Set(dynamicEntries.flatMap((dynamicEntry) => loadedBy(dynamicEntry, "")));

  function toInitialFile(id: string, users: readonly string[]): File | null {
    const { room } = placeOf(id);
    const [user = ""] = users;
    if (isReact(id)) return { name: "react", rank: highest };
    // The page's file isn't a module that anybody could import under another address.
    if (allUsersOf(id).join() === "host") return { name: "host", rank: ranks.own };
    if (isInWholeRoom(id)) return { name: room, rank: ranks.room };
    if (users.length >= leastUsers) return toCommonFile(users);
    if (users.length > 1) return { name: users.join("+"), rank: ranks.pair + users.length };
    // In a file beside the element's module, which must not be imported by other modules: a page may import it under another address.
    return allUsersOf(id).length > 1 || late.has(id) ? { name: user, rank: ranks.own } : null;
  }

  function toLateFile(id: string): File | null {
    const { floor, room } = placeOf(id);
    // Core's and the kit's texts in another language are loaded together, and so are those of the shared pieces, and of the host.
    const [, language] = /\.messages\.(\w+)\.ts$/.exec(id) ?? [];
    if (language !== undefined)
      return floor === "widgets"
        ? null
        : { name: `${floor === "core" ? "kit" : floor}-${language}`, rank: ranks.language };
    // Some 200 bytes, too small for a file of its own. An icon that only the page shows stays with its menus.
    if (isIcon(id)) {
      const users = allUsersOf(id).map((user) => (user === "host" ? "shell" : user));
      return entriesOf.get(id)?.length === 1 || users.join() === "shell" ? null : toCommonFile(users);
    }
    if (floor === "package" || workers.includes(id)) return null;
    if (inWorkers.has(id)) return { name: `${room}-worker`, rank: ranks.worker };
    // A module that loads a package forms a file with it; so does a large part of an element.
    if (loadedBy(id).some((of) => placeOf(of).floor === "package")) return null;
    const [dynamicEntry = "", ...others] = entriesOf.get(id) ?? [];
    const area = placeOf(dynamicEntry).room;
    const isLone = others.length === 0 && (floor !== "widgets" || sizeOf(loadedBy(dynamicEntry, area)) >= leastLate);
    if (isLone) return null;
    const isOwn = floor === "core" && others.every((other) => placeOf(other).room === area);
    if (isOwn) return { name: `${area}-late`, rank: lateRanks.widgets };
    return { name: `${floor === "widgets" ? room : `${floor}-${room}`}-late`, rank: lateRanks[floor] };
  }

  const found = all.flatMap((id) => {
    const first = initialUsersOf(id);
    const following = followersOf(id);
    // The map and the charts of the cards need this icon, and so do the files of these rooms.
    const users = [...first, ...following, ...(isIcon(id) && inRooms.has(id) ? ["cards"] : [])];
    // A module that only one element needs, after its first content, stays in the file that is loaded then.
    const isFirst = first.length > 0 || (following.length > 0 && allUsersOf(id).length > 1);
    const file = isFirst ? toInitialFile(id, users) : toLateFile(id);
    return file ? [{ id, users, file }] : [];
  });
  const sizes = new Map<string, number>();
  for (const { id, file } of found) sizes.set(file.name, (sizes.get(file.name) ?? 0) + sizeOf([id]));

  /** The file of a module whose own would be too small. */
  const mergeSmall = (id: string, users: readonly string[], file: File): File => {
    const size = sizes.get(file.name) ?? 0;
    const { floor, room } = placeOf(id);
    if (file.rank === lateRanks.core && size < leastLate) return toCommonFile(allUsersOf(id));
    // Not the spreadsheet writer: every dialog of the kit would load its file.
    if (file.rank < ranks.worker && size < leastLate && room !== "sheet")
      return { ...file, name: `${floor === "widgets" ? room : floor}-late` };
    const isOwn = file.rank === ranks.own;
    if (file.rank < ranks.own || file.rank >= ranks.room || (isOwn && allUsersOf(id).length === 1)) return file;
    return size < (isOwn ? leastOwn : leastInitial) ? toCommonFile(users) : file;
  };
  return new Map(found.map(({ id, users, file }) => [id, mergeSmall(id, users, file)]));
}

/**
 * Splits the build into files by who needs a module, and when: few files for the first content, and later none that isn't worth
 * its request (docs/decisions/0012-files-by-who-needs-them.md). `entries`: the modules of page and elements by name.
 */
export function chunkGroups(entries: Entries, followers: Followers): Rolldown.CodeSplittingGroup[] {
  let files: ReadonlyMap<string, File> | undefined;
  return Array.from({ length: highest + 1 }, (_, rank): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => {
      files ??= nameFiles(entries, followers, graph);
      const file = files.get(id);
      return file?.rank === rank ? file.name : null;
    },
    priority: 2 * rank,
  }));
}
