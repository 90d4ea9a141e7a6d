import type { RowBatch } from "../../../core/http/all-pages.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { $language } from "../../../core/text/messages.ts";
import { PaperEnd } from "../print/paper-head.tsx";
import { type FetchProgress, TooManyRows } from "../print/print-button.tsx";
import type { Column } from "./column.ts";
import { toActiveFilters } from "./filters/filter-options.ts";
import { useFilterOptions } from "./filters/filters.tsx";
import { Hidden } from "./pager.tsx";
import type { RowNoun } from "./table-props.ts";
import { hasCriteria, type TableState } from "./table-state.ts";
import { tableMessages as texts } from "./table.messages.ts";

interface LeadProps<Row> {
  /** "514 çalışan". */
  readonly count: string;
  readonly subject: string | undefined;
  readonly columns: readonly Column<Row>[];
  /** null: not all rows are loaded. */
  readonly allRows: readonly Row[] | null;
  readonly state: TableState;
}

/** On paper above the rows: what they are, their order, search and filters. */
export function PrintedLead<Row>({ count, subject, columns, allRows, state }: LeadProps<Row>) {
  const filters = toActiveFilters(useFilterOptions(columns, allRows), state.filters);
  const order = columns.find(({ id }) => id === state.sort?.column);
  const sorted = state.sort?.isDescending ? texts.sortDescending : texts.sortAscending;
  const search = state.search.trim();
  return (
    <p className="printed-lead muted text-xs">
      {[
        subject,
        count,
        order && texts.printedOrder(sorted(order.header)),
        search !== "" && texts.printedSearch(search),
        ...filters.map(({ text }) => text),
        !hasCriteria(state) && texts.printedUnfiltered,
      ]
        .filter(Boolean)
        .join(" · ")}
    </p>
  );
}

interface EndProps<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly noun: RowNoun;
  /** Rows of the list that match, hidden ones not counted; null: the provider didn't say. */
  readonly total: number | null;
  readonly isWhole: boolean;
  readonly isFiltered: boolean;
  /** Rows without search and filters; null: unknown. */
  readonly unfiltered: number | null;
  readonly hidden: number;
  readonly hiddenText: ((count: string) => string) | undefined;
}

/** On paper instead of the pager: which rows of the list these are. */
export function PrintedEnd<Row>(props: EndProps<Row>) {
  const { rows, columns, noun, total, isWhole, isFiltered, unfiltered, hidden, hiddenText } = props;
  const count = formatNumber(rows.length);
  const isAll = !isFiltered || unfiltered === rows.length;
  const words = !isWhole
    ? texts.printedPart(formatNumber(total), noun, count)
    : isAll
      ? texts.printedAll(count, noun)
      : texts.printedMatches(count, noun, unfiltered === null ? null : formatNumber(unfiltered));
  const tally = toTally(rows, columns);
  return (
    <PaperEnd>
      {words}
      {tally !== "" && `: ${tally}`}
      <Hidden count={hidden} text={hiddenText} isBehind />
    </PaperEnd>
  );
}

/** "480 kayıtlı, 34 donduruldu"; empty where no column is tallied, or all rows are the same. */
export function toTally<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const tally = columns.find((column) => column.tally)?.tally;
  if (!tally) return "";
  const counts = new Map<string, number>();
  for (const row of rows) {
    const text = tally(row).toLocaleLowerCase($language.get());
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  if (counts.size < 2) return "";
  // A count before a number would read as one number: "1 31–60 gün".
  const isBehind = [...counts.keys()].some((text) => /^\d/.test(text));
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([text, count]) => (isBehind ? `${text} (${formatNumber(count)})` : `${formatNumber(count)} ${text}`))
    .join(", ");
}

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
