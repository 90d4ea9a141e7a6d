import type { ReactNode } from "react";

/** Renders a text with the search matches highlighted. */
export type Mark = (text: string) => ReactNode;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** "tr" if the text comes from the provider, which sends Turkish. */
  readonly lang?: "tr" | undefined;
}

/** Properties passed to a custom filter control. */
export interface FilterControlParts {
  readonly label: string;
  readonly options: readonly FilterOption[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

export interface ColumnFilter<Row> {
  readonly label: string;
  /** Single or multiple selection. */
  readonly kind: "one" | "many";
  /** The options. Default in client mode: the values in the rows. */
  readonly options?: readonly FilterOption[];
  /** The row's value for the filter (client mode). Default: the column's text. */
  readonly value?: (row: Row) => string;
  /** Text of a selected value that isn't an option, such as a range of days. */
  readonly toLabel?: (value: string) => string;
  /** A custom control instead of the table's selection. Must be the same function on every rendering. */
  readonly control?: (parts: FilterControlParts) => ReactNode;
}

/**
 * What a column is in the record that a row becomes where the table is too narrow for columns: its name; the one figure or
 * time that the list is opened for; what tells two equal names apart; its state; what neighbours share, as a sub-heading;
 * unfolded with the row; a link or button of the row.
 */
type ColumnRole = "title" | "value" | "summary" | "state" | "group" | "fold" | "action";

/** One column of a data table. */
export interface Column<Row> {
  /** Its name in `query`, for filter and order. */
  readonly id: string;
  readonly header: string;
  /** Displayed unless there is a `cell`; searched when `isSearched`; sorted in Turkish order unless there is a `value`. */
  readonly text: (row: Row) => string;
  /** Sort key; null comes last in both directions. */
  readonly value?: (row: Row) => number | string | null;
  readonly cell?: (row: Row, mark: Mark) => ReactNode;
  /** Default "start"; use "end" for numbers. */
  readonly align?: "start" | "end";
  readonly isSortable?: boolean;
  readonly isSearched?: boolean;
  /** Default "fold"; null: only in the table. "title" is also the row's heading, "action" the last column, not printed. */
  readonly role?: ColumnRole | null;
  /**
   * In the table too a sub-heading of neighbours that share its text, instead of a column; "" for none. With `role: "group"`, for
   * tables of up to `windowedFrom` rows.
   */
  readonly isSubhead?: boolean;
  /** On paper the last line counts the rows by it: "480 kayıtlı, 34 donduruldu". */
  readonly tally?: (row: Row) => string;
  /** Its part of a record's summary line, if not `text`: "24,1 km"; "" for none. */
  readonly summary?: (row: Row) => string;
  /** Chip of the record, for an exception only; without controls, since the record is a button. */
  readonly chip?: (row: Row) => ReactNode;
  /** Not wrapped while other columns are, except for unusually long texts. */
  readonly isUnbroken?: boolean;
  /**
   * If the table is too wide, columns with a number are moved below the row's title, the lowest first. Don't set it for
   * figures that add up in a row.
   */
  readonly collapsePriority?: number;
  /** The user can hide it; the choice is stored under the table's `storageKey`. */
  readonly isHideable?: boolean;
  readonly isHiddenAtFirst?: boolean;
  readonly filter?: ColumnFilter<Row>;
}
