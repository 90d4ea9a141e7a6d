import { missing } from "../../../../core/text/format.ts";
import type { Column } from "../column.ts";

/** The columns of a table by their place in a record. */
export interface RecordLayout<Row> {
  readonly title: Column<Row>;
  readonly value: Column<Row> | null;
  readonly summary: readonly Column<Row>[];
  /** Shown as sub-headings of neighbours that share their values. */
  readonly groups: readonly Column<Row>[];
  /** Unfolded with the row, in the table's order. */
  readonly folds: readonly Column<Row>[];
  readonly actions: readonly Column<Row>[];
  /** Columns that may have a chip; the first one is shown. */
  readonly chips: readonly Column<Row>[];
}

/** @returns null without columns */
export function toRecordLayout<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): RecordLayout<Row> | null {
  const title = columns.find(({ role }) => role === "title") ?? columns[0];
  if (!title) return null;
  const others = columns.filter((column) => column !== title);
  const of = (...roles: Column<Row>["role"][]) => others.filter(({ role }) => roles.includes(role));
  // Without a value the state stands there.
  const value = of("value")[0] ?? of("state").find(({ chip }) => !chip) ?? null;
  const groups = toGroups(of("group"), rows);
  return {
    title,
    value,
    summary: of("summary"),
    groups,
    folds: of("fold", undefined, "state", "group").filter((column) => column !== value && !groups.includes(column)),
    actions: of("action"),
    chips: others.filter(({ chip }) => chip),
  };
}

export const groupOf = <Row>(groups: readonly Column<Row>[], row: Row) =>
  groups.map(({ text }) => text(row)).join("\n");

/** As many of the columns, from the one that changes least, as neighbours share: two rows to a sub-heading at least. */
function toGroups<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): readonly Column<Row>[] {
  const countRuns = (groups: readonly Column<Row>[]) => toRuns(rows, (row) => groupOf(groups, row)).length;
  const ordered = columns.toSorted((one, other) => countRuns([one]) - countRuns([other]));
  for (let count = columns.length; count > 0; count -= 1) {
    const groups = ordered.slice(0, count);
    if (countRuns(groups) * 2 <= rows.length) return groups;
  }
  return [];
}

/** Cuts a list where the key changes. */
export function toRuns<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && keyOf(last) === keyOf(item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** The parts of a summary line; missing ones are left out. */
export function toSummary<Row>(summary: readonly Column<Row>[], row: Row): readonly string[] {
  return summary.map(({ text, summary: words = text }) => words(row)).filter((part) => part !== "" && part !== missing);
}

/** A line of an unfolded record: one column, or columns that share a zero or have no value. */
export interface FoldLine<Row> {
  readonly columns: readonly Column<Row>[];
  readonly text: string;
  /** Across both columns of pairs. */
  readonly isWide: boolean;
}

/** Longest text that stands beside another pair. */
const longestBeside = 14;
const isZero = (text: string) => /^[^\d]*0+([.,]0+)?[^\d]*$/.test(text);

/** The pairs, then equal zeros together, then what is missing. */
export function toFoldLines<Row>(folds: readonly Column<Row>[], row: Row): readonly FoldLine<Row>[] {
  const pairs: FoldLine<Row>[] = [];
  const shared = new Map<string, Column<Row>[]>();
  const entries = folds.map((column) => ({ column, text: column.text(row) }));
  for (const { column, text } of entries) {
    const isShared = text === missing || (column.align === "end" && isZero(text));
    if (isShared && entries.filter((entry) => entry.text === text).length > 1) {
      shared.set(text, [...(shared.get(text) ?? []), column]);
    } else {
      pairs.push({ columns: [column], text, isWide: text.length > longestBeside });
    }
  }
  const lines = [...shared].map(([text, columns]) => ({ columns, text, isWide: true }));
  return [...pairs, ...lines.filter(({ text }) => text !== missing), ...lines.filter(({ text }) => text === missing)];
}
