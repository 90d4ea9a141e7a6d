import { atom, computed } from "nanostores";
import { fetchAddresses, type FoundAddress, addressSearchThreshold } from "../../../core/api/marketplace-people.ts";
import { addressKey, distinctPlaces, type PlaceReading, readPlaces } from "../../../core/planner/found-place.ts";
import { nextTask } from "../../../core/platform/idle.ts";
import { createTask } from "../../../core/query/task.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import type { Session } from "../../../core/session/session.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { toReadNotes } from "../../kit/sheet/read/open-sheet.tsx";
import { readMessages } from "../../kit/sheet/sheet.messages.ts";
import type { SheetText } from "../../kit/sheet/read/read-answer.ts";
import { type ListRow, rowLimit, toListRows, toListText } from "./list-rows.model.ts";
import { plannerListMessages as texts } from "../planner.messages.ts";

/** The most look-ups at a time. */
const parallel = 4;
/** After so many failures in a row the rest isn't asked: the address service is down, and each call would wait for its end. */
const mostSetbacks = 8;

/** The list while it is pasted. */
interface ListDraft {
  readonly text: string;
  readonly rows: readonly ListRow[];
  /** `area`: handed over by another area. */
  readonly source: "paste" | "file" | "area";
  /** How the file was read. */
  readonly notes: readonly string[];
  readonly isReading: boolean;
  /** Why a file couldn't be read, as a sentence. */
  readonly error: string | null;
}

/** The list while its people are placed, and afterwards. */
export interface ListWork {
  readonly rows: readonly ListRow[];
  readonly source: ListDraft["source"];
  /** When it was started, ms since 1970. */
  readonly startedAt: number;
}

type Chosen = ReadonlyMap<string, FoundAddress>;

/** An address to look up. */
interface Lookup {
  readonly key: string;
  readonly text: string;
}

/** The look-ups; by {@link addressKey}, so that equal texts are asked once. */
export interface ListSearch {
  /** `stopped`: by the person, or the session has ended; it can be resumed. */
  readonly status: "idle" | "running" | "stopped" | "done";
  readonly answers: ReadonlyMap<string, readonly FoundAddress[]>;
  readonly failed: ReadonlySet<string>;
  /** The places that a person has chosen among several. */
  readonly chosen: Chosen;
}

/** Where a row's person lives, or why that isn't known. */
export type RowPlace =
  | PlaceReading
  /** Not asked yet. */
  | { readonly kind: "open" }
  | { readonly kind: "failed" }
  /** No address, or one too short to be asked for. */
  | { readonly kind: "empty" };

const noDraft: ListDraft = { text: "", rows: [], source: "paste", notes: [], isReading: false, error: null };

/** Folding is slow, and all rows are looked at with each answer. */
const keys = new WeakMap<ListRow, string>();

function keyOf(row: ListRow): string {
  const key = keys.get(row) ?? addressKey(row.address);
  keys.set(row, key);
  return key;
}

const isAsked = (row: ListRow) => [...keyOf(row)].length > addressSearchThreshold;

/** The list that stood here before another area handed one over. */
interface Replaced {
  readonly draft: ListDraft;
  readonly work: ListWork | null;
}

export type PlaceList = ReturnType<typeof createPlaceList>;

/**
 * Reads a list of people and asks for the places of their addresses. A job of the session: it continues when its element is removed,
 * and ends with its person. It holds names and addresses in memory only.
 */
export function createPlaceList(session: Session) {
  const $draft = atom<ListDraft>(noDraft);
  const $work = atom<ListWork | null>(null);
  const $chosen = atom<Chosen>(new Map());
  const $replaced = atom<Replaced | null>(null);
  let reading = 0;

  const task = createTask(session, {
    /** Each text once; a row that is corrected meanwhile is asked for in the next round. */
    *plan() {
      const planned = new Set<string>();
      for (let round = toLookups(planned); round.length > 0; round = toLookups(planned)) {
        for (const { key } of round) planned.add(key);
        yield round;
      }
    },
    keyOf: ({ key }) => key,
    limit: parallel,
    mostSetbacks,
    run: ({ text }: Lookup, { http, signal }) => fetchAddresses(http, text, signal),
  });
  const answers = task.memory as ReadonlyMap<string, readonly FoundAddress[]>;
  const $search = computed([task.$state, $chosen], (state, chosen): ListSearch => {
    const known = { answers: new Map(answers), failed: new Set<string>(), chosen };
    if (state.status === "idle") return { status: "idle", ...known };
    const status = state.status === "running" ? "running" : state.end === "complete" ? "done" : "stopped";
    return { ...known, status, failed: new Set([...state.failures.keys()].map(({ key }) => key)) };
  });

  const setRows = (rows: readonly ListRow[]) => {
    const work = $work.get();
    if (work) $work.set({ ...work, rows });
  };
  function toLookups(planned: ReadonlySet<string>): readonly Lookup[] {
    const found = new Map<string, Lookup>();
    for (const row of ($work.get()?.rows ?? []).filter(isAsked)) {
      const [key, text] = [keyOf(row), row.address];
      if (!planned.has(key) && !found.has(key)) found.set(key, { key, text });
    }
    return [...found.values()];
  }

  /** Asks for all texts that have no answer, those that failed included. */
  async function search(): Promise<void> {
    // The rows are folded and compared after what was pressed has been answered.
    await nextTask();
    if ($work.get()) await task.start(null);
  }

  const start = () => {
    const { rows, source } = $draft.get();
    if (rows.length === 0) return Promise.resolve();
    $work.set({ rows, source, startedAt: session.environment.now() });
    return search();
  };

  return {
    $draft,
    $work,
    $search,
    /** What `restore` brings back; null: nothing was replaced. */
    $replaced,
    $news: computed([$work, $search], toNews),
    /** Reads what is in the text area. */
    async type(text: string, read: (text: string) => Promise<SheetText>) {
      const mine = (reading += 1);
      $draft.set({ ...noDraft, text });
      if (text.trim() === "") return;
      const part = await readRows(() => read(text));
      if (mine === reading) $draft.set({ ...noDraft, text, ...part });
    },
    /** Reads a file; its rows become the text, so that they can be corrected. A file that can't be read changes nothing. */
    async open(read: () => Promise<SheetText>) {
      const mine = (reading += 1);
      const before = $draft.get();
      $draft.set({ ...before, isReading: true, error: null });
      const part = await readRows(read);
      if (mine !== reading) return;
      if (part.error !== null) $draft.set({ ...before, isReading: false, error: part.error });
      else $draft.set({ ...noDraft, ...part, source: "file", text: toListText(part.rows) });
    },
    clear() {
      reading += 1;
      $draft.set(noDraft);
    },
    /** Takes the rows over and asks for their places. */
    place: start,
    /** A list from another area instead of the present one, which `restore` brings back; its places are asked for at once. */
    take(people: readonly Pick<ListRow, "name" | "address">[]) {
      const [draft, work] = [$draft.get(), $work.get()];
      const isUntouched = draft.source === "area" && (work === null || work.rows === draft.rows);
      if (!isUntouched && draft.text.trim() !== "") $replaced.set({ draft, work });
      reading += 1;
      task.reset();
      const rows = people
        .slice(0, rowLimit)
        .map(({ name, address }, index) => ({ number: index + 1, name, address, problem: null }));
      $draft.set({ ...noDraft, source: "area", rows, text: toListText(rows) });
      return start();
    },
    restore() {
      const replaced = $replaced.get();
      if (!replaced) return Promise.resolve();
      reading += 1;
      task.reset();
      $draft.set(replaced.draft);
      $work.set(replaced.work);
      $replaced.set(null);
      return replaced.work ? search() : Promise.resolve();
    },
    /** Continues after a stop, and asks for what has failed. */
    resume: () => search(),
    stop: task.cancel,
    /** Back to the text area, with the corrected rows. */
    change() {
      const work = $work.get();
      task.cancel();
      if (work && work.rows !== $draft.get().rows)
        $draft.set({ ...noDraft, source: work.source, rows: work.rows, text: toListText(work.rows) });
      $work.set(null);
    },
    /** The place of an address that several fit; of all rows with this address. */
    choose(row: ListRow, place: FoundAddress) {
      $chosen.set(new Map($chosen.get()).set(keyOf(row), place));
    },
    /** Another address for a row, which is then asked for. */
    correct(number: number, address: string) {
      const rows = $work.get()?.rows ?? [];
      setRows(rows.map((row) => (row.number === number ? { ...row, address, problem: null } : row)));
      return $search.get().status === "stopped" ? Promise.resolve() : search();
    },
    destroy() {
      reading += 1;
      task.reset();
      task.memory.clear();
      $chosen.set(new Map());
      $draft.set(noDraft);
      $work.set(null);
      $replaced.set(null);
    },
  } satisfies JobWork & Record<string, unknown>;
}

async function readRows(read: () => Promise<SheetText>): Promise<Pick<ListDraft, "rows" | "notes" | "error">> {
  try {
    const { rows: sheet, ...about } = await read();
    const people = toListRows(sheet);
    const rows = people.slice(0, rowLimit);
    // One row more than the limit is read, for the heads.
    const isTruncated = about.isTruncated || people.length > rowLimit;
    return {
      rows,
      notes: toReadNotes({ ...about, isTruncated }, rowLimit),
      error: rows.length > 0 ? null : texts.nothing,
    };
  } catch (error) {
    return { rows: [], notes: [], error: error instanceof Error ? error.message : readMessages.failures.failed };
  }
}

/** Read once for each answer: a list is placed anew with each further one. */
const readings = new WeakMap<readonly FoundAddress[], PlaceReading>();

function readOnce(text: string, found: readonly FoundAddress[]): PlaceReading {
  const reading = readings.get(found) ?? readPlaces(text, found);
  readings.set(found, reading);
  return reading;
}

/** What is known of a row's place. */
export function placeOf(row: ListRow, { answers, failed, chosen }: ListSearch): RowPlace {
  if (!isAsked(row)) return { kind: "empty" };
  const key = keyOf(row);
  const place = chosen.get(key);
  if (place) return { kind: "found", place };
  const found = answers.get(key);
  if (found) return readOnce(row.address, found);
  return { kind: failed.has(key) ? "failed" : "open" };
}

/** The places that fit a row's address. */
export const optionsOf = (row: ListRow, { answers }: ListSearch): readonly FoundAddress[] =>
  distinctPlaces(answers.get(keyOf(row)) ?? []);

/** Rows whose place was asked for, and all. */
export function toProgress({ rows }: ListWork, search: ListSearch) {
  return { done: rows.filter((row) => placeOf(row, search).kind !== "open").length, total: rows.length };
}

function toNews(work: ListWork | null, search: ListSearch): JobNews | null {
  if (!work) return null;
  const { done, total } = toProgress(work, search);
  const numbers = [formatNumber(done), formatNumber(total)] as const;
  const title = texts.job;
  if (search.status === "running") return { status: "running", title, text: texts.finding(...numbers) };
  // The list stays when its element is left: it is needed until the person changes it.
  return { status: "finished", title, text: texts.found(...numbers), isIncomplete: true };
}
