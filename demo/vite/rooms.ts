import type { Rolldown } from "vite";
import { type Graph, placeOf, readGraph } from "./module-graph.ts";

type Entries = Readonly<Record<string, string>>;
/** Modules that come without a click right after an entry, by a name. */
type Followers = Readonly<Record<string, readonly string[]>>;

/** What so many elements need for their first content is common code. */
const leastUsers = 5;
/** Fewer characters of source aren't worth a request: for the first content of several elements, or of one, and for what comes later. */
const leastInitial = 16_000;
const leastOwn = 5000;
const leastLate = 12_000;
/**
 * The files of common code. Each holds what its elements need for their first content beyond the files before it, and the last one
 * the rest: a light element doesn't load a table, and a list asks for few files.
 */
const commonFiles: Readonly<Record<string, readonly string[]>> = {
  kit: ["host", "notice", "sign-in"],
  data: ["overview"],
  cards: ["cards", "shell"],
  controls: ["airview", "marketplace", "past-route-details"],
  table: [],
};
const commonNames = Object.keys(commonFiles);
/** Rooms of the kit that few elements have, and have whole. */
const wholeRooms = new Set(["chart", "map"]);
const isInWholeRoom = (id: string) => placeOf(id).floor === "kit" && wholeRooms.has(placeOf(id).room);

interface File {
  readonly name: string;
  /** A file takes along what its modules import and no file of a higher rank has: so no two wait for each other. */
  readonly rank: number;
}
const lateRanks = { widgets: 0, host: 0, shared: 1, kit: 2, core: 3 };
const ranks = { worker: 4, own: 5, pair: 6, room: 12, common: 14 };
const highest = ranks.common + commonNames.length;

const isIcon = (id: string) => id.includes("lucide-static");

function toCommonFile(users: readonly string[]): File {
  const found = commonNames.findIndex((name) => commonFiles[name]?.some((element) => users.includes(element)));
  const index = found < 0 ? commonNames.length - 1 : found;
  return { name: commonNames[index] ?? "", rank: highest - index };
}

/** Which file each module belongs to. Absent: one element's own module, or what comes with whoever needs it. */
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
    const { floor, room } = placeOf(id);
    const [user = ""] = users;
    // The page's file is no module of its own that somebody could ask for under another address.
    if (floor === "host") return { name: "host", rank: ranks.own };
    if (isInWholeRoom(id)) return { name: room, rank: ranks.room };
    if (users.length >= leastUsers) return toCommonFile(users);
    if (users.length > 1) return { name: users.join("+"), rank: ranks.pair + users.length };
    // Beside the element's module, which no other module may import: a page may ask for that under another address.
    return allUsersOf(id).length > 1 || late.has(id) ? { name: user, rank: ranks.own } : null;
  }

  function toLateFile(id: string): File | null {
    const { floor, room } = placeOf(id);
    // Some 200 bytes: no file of their own.
    if (isIcon(id)) return entriesOf.get(id)?.length === 1 ? null : toCommonFile(allUsersOf(id));
    if (floor === "package" || workers.includes(id)) return null;
    if (inWorkers.has(id)) return { name: `${room}-worker`, rank: ranks.worker };
    // With its package it stands alone, and so does a large part of an element.
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
    // The cards' map and charts need it, and their rooms' files with it.
    const users = [...first, ...following, ...(isIcon(id) && inRooms.has(id) ? ["cards"] : [])];
    // What one element alone has after its first content is in the file of that.
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
    // What writes a spreadsheet would bring its file along with every dialog of the kit.
    if (file.rank < ranks.worker && size < leastLate && room !== "sheet")
      return { ...file, name: `${floor === "widgets" ? room : floor}-late` };
    const isOwn = file.rank === ranks.own;
    if (file.rank < ranks.own || file.rank >= ranks.room || (isOwn && allUsersOf(id).length === 1)) return file;
    return size < (isOwn ? leastOwn : leastInitial) ? toCommonFile(users) : file;
  };
  return new Map(found.map(({ id, users, file }) => [id, mergeSmall(id, users, file)]));
}

/**
 * Parts the build into files by who needs a module, and from where: few files for the first content, and later none that isn't worth
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
