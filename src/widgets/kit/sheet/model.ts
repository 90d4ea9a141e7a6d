import type { Day } from "../../../core/time/day.ts";

/** Type of the values of each column type; everything else about a column type is in cell-types.ts. */
export interface CellValues {
  /** Text, and digits that are not an amount: phone numbers, PINs, plates. */
  text: string;
  integer: number;
  number: number;
  /** TL. */
  money: number;
  /** 18.2 for %18,2. */
  percent: number;
  /** A day, or a moment (ms since 1970), which is written as its day in Istanbul. */
  date: Day | number;
  /** A moment (ms since 1970), which is written in Istanbul time. */
  dateTime: number;
  /** `07:05`, or a moment (ms since 1970), which is written as its time of day in Istanbul. */
  time: string | number;
  /** Seconds, not negative; written as a duration, which may exceed a day. */
  duration: number;
}
export type CellType = keyof CellValues;

/** `value` is declared as a method, whose parameter is bivariant, so that one workbook can contain sheets of different row types. */
export interface ColumnOf<Type extends CellType, Row> {
  /** First row of the file; contains the unit: "Yürüme mesafesi (m)". */
  readonly header: string;
  /** In characters; default: measured from the content. */
  readonly width?: number;
  readonly type: Type;
  /** Null, undefined and what is no number become an empty cell. */
  value(row: Row): CellValues[Type] | null | undefined;
}

/** One column of a file: its type decides which values compile, so that numbers and dates stay numbers and dates. */
export type SheetColumn<Row> = { [Type in CellType]: ColumnOf<Type, Row> }[CellType];

/** Rows fetched together. */
export interface RowPage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages. */
  readonly count: number;
}

export interface Sheet<Row> {
  /** Adjusted to Excel's rules: 31 characters, without `* ? : \ / [ ]`, unique in the workbook. */
  readonly name: string;
  /** Lines above the header row; left out of a .csv, which begins with its header. */
  readonly title?: readonly string[];
  readonly columns: readonly SheetColumn<Row>[];
  /** All rows, or a function that fetches them page by page and must observe the signal. */
  readonly rows: readonly Row[] | ((signal: AbortSignal) => AsyncIterable<RowPage<Row>>);
}

/** Content of one file. A .csv contains the first sheet only. */
export interface Workbook {
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
  /** Number formats, in the page's language, which a worker doesn't know. */
  readonly formats: Readonly<Record<CellType, string>>;
  readonly name: string;
  readonly title?: readonly string[];
  readonly columns: readonly ColumnHead[];
}
