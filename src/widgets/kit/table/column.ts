import type { ReactNode } from "react";

/** Shows a text in which what the search found is marked. */
export type Mark = (text: string) => ReactNode;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** What a filter's own control is given. */
export interface FilterControlParts {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

export interface ColumnFilter<Row> {
  readonly label: string;
  /** One value at a time, or any number. */
  readonly kind: "one" | "many";
  /** What can be chosen. In client mode without them: what the rows hold. */
  readonly options?: readonly FilterOption[];
  /** The row's value among the options (client mode). Default: the column's text. */
  readonly value?: (row: Row) => string;
  /** The words for a chosen value that is none of the options, as a range of days. */
  readonly toLabel?: (value: string) => string;
  /** Another control than the table's choice of one or many: a field to type in. The same function each time. */
  readonly control?: (parts: FilterControlParts) => ReactNode;
}

/** One column of a data table. */
export interface Column<Row> {
  /** Stands in `query` for its filter and its order. */
  readonly id: string;
  readonly header: string;
  /** Shown unless there is a `cell`; searched when `isSearched`; sorted the Turkish way unless there is a `value`. */
  readonly text: (row: Row) => string;
  /** What the rows are sorted by; null comes last in both directions. */
  readonly value?: (row: Row) => number | string | null;
  readonly cell?: (row: Row, mark: Mark) => ReactNode;
  /** Default "start"; numbers stand at the "end". */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  readonly isSearched?: boolean;
  /** Names its row: the row's heading, and the title of its record. */
  readonly isTitle?: boolean;
  /** Stays on one line while other columns break, but for what is longer than any usual name. */
  readonly isUnbroken?: boolean;
  /**
   * Where the table has no room it gives way, the lowest number first, and is told below the row's title. Figures that add up
   * in a row never do.
   */
  readonly yields?: number;
  /** May be switched off by the person; what is chosen is remembered under the table's `storageKey`. */
  readonly isHideable?: boolean;
  readonly isHiddenAtFirst?: boolean;
  /** Its cell is what can be done with the row: at the end, beside the title of a record, and not on paper. */
  readonly isAction?: boolean;
  /** Shown where rows become records (under 480 px). Default true. */
  readonly isInRecord?: boolean;
  readonly filter?: ColumnFilter<Row>;
}
