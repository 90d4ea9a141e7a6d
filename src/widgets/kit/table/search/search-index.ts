import { foldText, toTurkishLower } from "../../../../core/text/text.ts";
import type { Column } from "../column.ts";

export interface WantedText {
  readonly exact: string;
  readonly folded: string;
}

/** How each row matches: 2 with exact Turkish letters, 1 with folded letters, 0 not at all. */
type Ranks = Readonly<Uint8Array>;

export interface SearchIndex {
  ranks(wanted: WantedText): Ranks;
  /** Prepares rows until `hasTime` returns false; true when all are prepared. */
  prepare(hasTime: () => boolean): boolean;
}

let latest: { readonly search: string; readonly wanted: WantedText } | null = null;

export function toWantedText(search: string): WantedText {
  // Every visible cell requests the same text.
  if (latest?.search === search) return latest.wanted;
  const exact = toTurkishLower(search).trim();
  latest = { search, wanted: { exact, folded: foldText(exact) } };
  // Dropped after the task: typed text may be personal and must not outlive the screen.
  queueMicrotask(() => {
    latest = null;
  });
  return latest.wanted;
}

/** Separates the columns; it can't be typed, so that no match spans two of them. */
const boundary = "\n";
/** Rows prepared between two checks of the time. */
const slice = 100;
/** Cached searches, so that deleting letters needs no new search. */
const kept = 24;

/** The searched text of every row, folded once. */
export function createSearchIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): SearchIndex {
  const searched = columns.filter((column) => column.isSearched);
  const exact: string[] = [];
  const folded: string[] = [];
  let prepared = 0;
  const known = new Map<string, Ranks>();

  const prepareRow = (index: number) => {
    const row = rows[index];
    if (row === undefined || exact[index] !== undefined) return;
    const text = toTurkishLower(searched.map((column) => column.text(row)).join(boundary));
    exact[index] = text;
    folded[index] = foldText(text);
  };

  /** Ranks of the longest cached search that this one begins with: rows that the shorter search didn't find can't match this one. */
  const ranksBefore = (wanted: string): Ranks | null => {
    for (let length = wanted.length - 1; length > 0; length -= 1) {
      const ranks = known.get(wanted.slice(0, length));
      if (ranks) return ranks;
    }
    return null;
  };

  const toRank = (index: number, atMost: number, wanted: WantedText) => {
    prepareRow(index);
    if (atMost === 2 && exact[index]?.includes(wanted.exact)) return 2;
    return folded[index]?.includes(wanted.folded) ? 1 : 0;
  };

  return {
    ranks(wanted) {
      const found = known.get(wanted.exact);
      if (found) return found;
      const before = ranksBefore(wanted.exact);
      const ranks = new Uint8Array(rows.length);
      for (let index = 0; index < ranks.length; index += 1) {
        const atMost = before ? (before[index] ?? 0) : 2;
        if (atMost > 0) ranks[index] = toRank(index, atMost, wanted);
      }
      const [oldest] = known.keys();
      if (oldest !== undefined && known.size >= kept) known.delete(oldest);
      known.set(wanted.exact, ranks);
      return ranks;
    },
    prepare(hasTime) {
      while (prepared < rows.length && hasTime()) {
        const end = Math.min(rows.length, prepared + slice);
        for (; prepared < end; prepared += 1) prepareRow(prepared);
      }
      return prepared >= rows.length;
    },
  };
}
