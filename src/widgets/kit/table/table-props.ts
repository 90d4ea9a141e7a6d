import type { ReactNode } from "react";
import type { Column } from "./column.ts";
import type { TableState } from "./table-state.ts";
import type { TableTotals } from "./rows/table-totals.tsx";

/** How a row looks: someone on hold, someone about to be deleted. */
type RowKind = "hold" | "danger";

/** The action of a row: a button in its last cell, and a click anywhere on it. */
interface RowAction<Row> {
  /** The button's word; its full name adds the row's. The same function each time: with another one all rows are drawn again. */
  readonly label: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /** Id of the row that is open. */
  readonly openId?: string | number | null | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table for assistive technology. */
  readonly caption: string;
  /** A constant or memoised: search and order are prepared for it. */
  readonly columns: readonly Column<Row>[];
  /** "client": all rows. "remote": the rows of the present page. The same array while nothing has changed. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string | number;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  /** The state of a table nobody has touched. */
  readonly defaults: TableState;
  /** Who searches, filters, sorts and cuts into pages: the table, or whoever gives the rows. */
  readonly mode: "client" | "remote";
  /** Rows on all pages, those that aren't shown too (remote); null: nobody said how many. */
  readonly total?: number | null;
  /** Rows that came and aren't shown: of the present page (remote), or of all. The pager says how many. Default 0. */
  readonly hidden?: number;
  /** What the hidden rows are; without it only that they are hidden is said. */
  readonly hiddenText?: ((count: string) => string) | undefined;
  /** The rows are those of an earlier question; they stay, dimmed, until the answer comes. */
  readonly isRefreshing?: boolean;
  readonly open?: RowAction<Row> | undefined;
  /** The same function each time, as `rowName`. */
  readonly rowKind?: ((row: Row) => RowKind | undefined) | undefined;
  /** What a person calls the row. */
  readonly rowName: (row: Row) => string;
  /** Between the number of all and the shown ones, with its Turkish suffix: "kişiden" makes "439 kişiden 1–10". */
  readonly ofThem: string;
  /** Default 10, 20, 50, 100. */
  readonly pageSizes?: readonly number[];
  /** Default true. Without pages all rows are shown, those out of sight only when scrolled to. */
  readonly hasPaging?: boolean;
  /** Default: whether a column is searched. */
  readonly hasSearch?: boolean;
  readonly searchLabel?: string;
  /** What is typed is searched for when Enter is pressed, not before. */
  readonly isSearchOnEnter?: boolean;
  /**
   * What stands under the rows, made of all rows that answer search and filters, on every page. In client mode; the same
   * function each time.
   */
  readonly totals?: ((rows: readonly Row[]) => TableTotals) | undefined;
  /** At the end of the toolbar. */
  readonly toolbar?: ReactNode;
  /** Says that there is nothing at all; nothing for search and filters has its own words. */
  readonly emptyTitle: string;
  /** Under this name the choice of columns is remembered; one per kind of table. */
  readonly storageKey?: string;
}
