import { foldText, toTurkishLower } from "../../../core/text.ts";
import type { Column } from "./column.ts";

export interface WantedText {
  readonly exact: string;
  readonly folded: string;
}

/** How a row answers: 2 with the Turkish letters themselves, 1 with folded letters, 0 not at all. */
export type Rank = 0 | 1 | 2;

export interface SearchIndex {
  rank(row: number, wanted: WantedText): Rank;
  /** Prepares rows until `hasTime` says no; true when all are prepared. */
  prepare(hasTime: () => boolean): boolean;
}

let latest: { readonly search: string; readonly wanted: WantedText } | null = null;

export function toWantedText(search: string): WantedText {
  // Every cell in sight asks for the same one.
  if (latest?.search !== search) {
    const exact = toTurkishLower(search.trim());
    latest = { search, wanted: { exact, folded: foldText(exact) } };
  }
  return latest.wanted;
}

/** Nobody types it, so that no match reaches from one column into the next. */
const boundary = "\n";
/** Rows between two looks at the clock. */
const slice = 100;

/** The searched text of every row, folded once. */
export function createSearchIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): SearchIndex {
  const searched = columns.filter((column) => column.isSearched);
  const exact: string[] = [];
  const folded: string[] = [];
  let prepared = 0;
  let search = "";
  /** What a row's rank is, or at most: nothing is found by a longer search that a shorter one didn't find. */
  const ranks = new Uint8Array(rows.length).fill(2);
  const isRanked = new Uint8Array(rows.length);

  const begin = (wanted: string) => {
    if (!wanted.startsWith(search)) ranks.fill(2);
    isRanked.fill(0);
    search = wanted;
  };

  const prepareRow = (index: number) => {
    const row = rows[index];
    if (row === undefined || exact[index] !== undefined) return;
    const text = toTurkishLower(searched.map((column) => column.text(row)).join(boundary));
    exact[index] = text;
    folded[index] = foldText(text);
  };

  return {
    rank(index, wanted) {
      if (wanted.exact !== search) begin(wanted.exact);
      if (isRanked[index] === 0) {
        prepareRow(index);
        const atMost = ranks[index] ?? 0;
        if (atMost < 2 || !exact[index]?.includes(wanted.exact)) {
          ranks[index] = atMost > 0 && folded[index]?.includes(wanted.folded) ? 1 : 0;
        }
        isRanked[index] = 1;
      }
      return ranks[index] as Rank;
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
