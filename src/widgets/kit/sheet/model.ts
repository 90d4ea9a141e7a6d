import type { Day } from "../../../core/time/day.ts";

/** What the columns of each type are given; all else about a type is in cell-types.ts. */
export interface CellValues {
  /** Words, and digits that are no amount: phones, codes, plates. */
  text: string;
  integer: number;
  number: number;
  /** TL. */
  money: number;
  /** 18.2 for %18,2. */
  percent: number;
  /** A day, or a moment (ms since 1970) whose day in Istanbul is meant. */
  date: Day | number;
  /** A moment (ms since 1970); the file holds the clock of Istanbul. */
  dateTime: number;
  /** `07:05`, or a moment (ms since 1970) whose time of day in Istanbul is meant. */
  time: string | number;
  /** Seconds, not below zero; the file holds a length of time that may exceed a day. */
  duration: number;
}
export type CellType = keyof CellValues;

/** `value` is written as a method, so that sheets of different rows fit into one book. */
export interface ColumnOf<Type extends CellType, Row> {
  /** First row of the file; names the unit: "Yürüme mesafesi (m)". */
  readonly header: string;
  /** In characters; else measured from the content. */
  readonly width?: number;
  readonly type: Type;
  /** Null, undefined and what is no number become an empty cell. */
  value(row: Row): CellValues[Type] | null | undefined;
}

/** One column of a file: its type decides which values compile, so that numbers and dates stay numbers and dates. */
export type SheetColumn<Row> = { [Type in CellType]: ColumnOf<Type, Row> }[CellType];

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
