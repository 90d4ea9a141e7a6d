import type { Day } from "../../../core/time/day.ts";

type Maybe<Value> = Value | null | undefined;

interface ColumnBase {
  /** First row of the file; names the unit: "Yürüme mesafesi (m)". */
  readonly header: string;
  /** In characters; else measured from the content. */
  readonly width?: number;
}

interface TextColumn<Row> extends ColumnBase {
  /** Words, and digits that are no amount: phones, codes, plates. */
  readonly type: "text";
  value(row: Row): Maybe<string>;
}

interface NumberColumn<Row> extends ColumnBase {
  /** `percent` takes 18.2 for %18,2; `money` takes TL. */
  readonly type: "integer" | "number" | "money" | "percent";
  value(row: Row): Maybe<number>;
}

interface DateColumn<Row> extends ColumnBase {
  readonly type: "date";
  /** A day, or a moment (ms since 1970) whose day in Istanbul is meant. */
  value(row: Row): Maybe<Day | number>;
}

interface MomentColumn<Row> extends ColumnBase {
  readonly type: "dateTime";
  /** A moment (ms since 1970); the file holds the clock of Istanbul. */
  value(row: Row): Maybe<number>;
}

interface TimeColumn<Row> extends ColumnBase {
  readonly type: "time";
  /** `07:05`, or a moment (ms since 1970) whose time of day in Istanbul is meant. */
  value(row: Row): Maybe<string | number>;
}

interface DurationColumn<Row> extends ColumnBase {
  readonly type: "duration";
  /** Seconds, not below zero; the file holds a length of time that may exceed a day. */
  value(row: Row): Maybe<number>;
}

/**
 * One column of a file, typed so that numbers and dates stay numbers and dates. `value` is written as a
 * method, so that sheets of different rows fit into one book. Null, undefined and what is no number become an empty cell.
 */
export type SheetColumn<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | DateColumn<Row>
  | MomentColumn<Row>
  | TimeColumn<Row>
  | DurationColumn<Row>;
export type CellType = SheetColumn<never>["type"];

/** Rows that came together, and how many there will be in all. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface Sheet<Row> {
  /** Made fit for Excel: 31 characters, none of `* ? : \ / [ ]`, unlike the other sheets'. */
  readonly name: string;
  /** Lines above the columns' heads; not in a .csv, whose first line is its heads. */
  readonly title?: readonly string[];
  readonly columns: readonly SheetColumn<Row>[];
  /** All rows; or a way to fetch them page by page, which must listen to the signal. */
  readonly rows: readonly Row[] | ((signal: AbortSignal) => AsyncIterable<RowPage<Row>>);
}

/** What becomes one file. A .csv holds its first sheet only. */
export interface Book {
  /** Name with its ending: "Yolcu Listesi.xlsx". */
  readonly file: string;
  readonly sheets: readonly Sheet<unknown>[];
}

export type SheetFormat = "xlsx" | "csv";

/** A cell on its way into the file: dates and times are serial numbers of the clock in Istanbul. */
export type Cell = string | number | null;

/** What the writer knows of a column. */
export interface ColumnHead {
  readonly header: string;
  readonly type: CellType;
  readonly width?: number;
}

export interface SheetHead {
  readonly name: string;
  readonly title?: readonly string[];
  readonly columns: readonly ColumnHead[];
}
