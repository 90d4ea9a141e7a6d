import type { Day } from "../../../core/time/day.ts";

type Maybe<Value> = Value | null | undefined;

interface ColumnBase {
  /** First row of the file; contains the unit: "Yürüme mesafesi (m)". */
  readonly header: string;
  /** In characters; default: measured from the content. */
  readonly width?: number;
}

interface TextColumn<Row> extends ColumnBase {
  /** Text, and digits that are not an amount: phone numbers, PINs, plates. */
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
  /** A day, or a moment (ms since 1970), which is written as its day in Istanbul. */
  value(row: Row): Maybe<Day | number>;
}

interface MomentColumn<Row> extends ColumnBase {
  readonly type: "dateTime";
  /** A moment (ms since 1970), which is written in Istanbul time. */
  value(row: Row): Maybe<number>;
}

interface TimeColumn<Row> extends ColumnBase {
  readonly type: "time";
  /** `07:05`, or a moment (ms since 1970), which is written as its time of day in Istanbul. */
  value(row: Row): Maybe<string | number>;
}

interface DurationColumn<Row> extends ColumnBase {
  readonly type: "duration";
  /** Seconds, not negative; written as a duration, which may exceed a day. */
  value(row: Row): Maybe<number>;
}

/**
 * One column of a file, typed so that numbers and dates remain numbers and dates. `value` is declared as a method,
 * because its bivariance allows sheets of different rows in one book. Null, undefined and invalid numbers become an empty
 * cell.
 */
export type SheetColumn<Row> =
  | TextColumn<Row>
  | NumberColumn<Row>
  | DateColumn<Row>
  | MomentColumn<Row>
  | TimeColumn<Row>
  | DurationColumn<Row>;
export type CellType = SheetColumn<never>["type"];

/** Rows fetched together, and the total. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface Sheet<Row> {
  /** Adjusted to Excel's rules: 31 characters, without `* ? : \ / [ ]`, unique in the book. */
  readonly name: string;
  /** Lines above the header row; left out of a .csv, which begins with its header. */
  readonly title?: readonly string[];
  readonly columns: readonly SheetColumn<Row>[];
  /** All rows, or a function that fetches them page by page and must observe the signal. */
  readonly rows: readonly Row[] | ((signal: AbortSignal) => AsyncIterable<RowPage<Row>>);
}

/** Content of one file. A .csv contains the first sheet only. */
export interface Book {
  /** File name with extension: "Yolcu Listesi.xlsx". */
  readonly file: string;
  readonly sheets: readonly Sheet<unknown>[];
}

export type SheetFormat = "xlsx" | "csv";

/** A cell as written: dates and times are serial numbers in Istanbul time. */
export type Cell = string | number | null;

/** A column's properties as passed to the writer. */
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
