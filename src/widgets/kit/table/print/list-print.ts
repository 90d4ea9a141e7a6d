import type { RowBatch } from "../../../../core/http/all-pages.ts";
import { type FetchProgress, TooManyRows } from "../../print/print-button.tsx";
import { hasCriteria, type TableState } from "../table-state.ts";

/** What "Yazdır" prints of a list; without `fetchRows` the rows that the table has. */
export interface ListPrint<Row> {
  /** Name of the print job, and of a PDF saved from it. */
  readonly title: string;
  /** What the rows are, where the title of the page doesn't say it. */
  readonly subject?: string;
  /** All rows that match search and filters, page by page; must observe the signal. */
  readonly fetchRows?: (state: TableState, signal: AbortSignal) => AsyncIterable<Pick<RowBatch<Row>, "rows" | "count">>;
  /** Rows without search and filters; null: not given by the provider. */
  readonly fetchTotal?: (signal: AbortSignal) => Promise<number | null>;
  /** Whether a fetched row is shown. Default: all are. */
  readonly isShown?: (row: Row) => boolean;
}

/** A list as it is printed. */
export interface PrintedList<Row> {
  readonly rows: readonly Row[];
  /** Fetched rows that aren't shown. */
  readonly hidden: number;
  /** Shown and hidden rows that the provider announced; more than were fetched: some are missing. */
  readonly total: number;
  /** Rows of the list without search and filters; null: not known. */
  readonly unfiltered: number | null;
}

interface PrintOptions<Row> {
  /** The rows that the table has, and how many it hides. */
  readonly rows: readonly Row[];
  readonly hidden: number;
  readonly state: TableState;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: FetchProgress) => void;
}

/** Most rows that are printed: a page with more takes minutes and the memory of a small computer. */
const mostRows = 10_000;

/** The whole list for printing, fetched where the table has one page. Rejects with the error of the rows' source, or `TooManyRows`. */
export async function toPrintedList<Row>(
  { fetchRows, fetchTotal, isShown = () => true }: ListPrint<Row>,
  { rows: present, hidden, state, signal, onProgress }: PrintOptions<Row>,
): Promise<PrintedList<Row>> {
  if (!fetchRows) return { rows: present, hidden, total: present.length + hidden, unfiltered: null };
  const all: Row[] = [];
  let total = 0;
  onProgress({ done: 0, total: null });
  for await (const page of fetchRows(state, signal)) {
    signal.throwIfAborted();
    all.push(...page.rows);
    total = Math.max(page.count, all.length);
    if (total > mostRows) throw new TooManyRows(mostRows);
    onProgress({ done: all.length, total });
  }
  const rows = all.filter(isShown);
  const unfiltered = hasCriteria(state) ? await (fetchTotal?.(signal) ?? null) : null;
  return { rows, hidden: all.length - rows.length, total, unfiltered };
}
