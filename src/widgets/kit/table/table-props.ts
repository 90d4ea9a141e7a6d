import type { ReactNode } from "react";
import type { Destination } from "../element/events.ts";
import type { Column } from "./column.ts";
import type { ListPrint } from "./list-print.tsx";
import type { Selection, SelectionStore } from "./selection/selection.ts";
import type { TableState } from "./table-state.ts";
import type { TableTotals } from "./rows/table-totals.tsx";

/** Style of a row: somebody on hold, or about to be deleted. */
type RowKind = "hold" | "danger";

/** The action of a row: a button in its last cell, and a click anywhere on the row. */
export interface RowAction<Row> {
  /**
   * Text of the button; its accessible name adds the row's. Must be the same function on every rendering, otherwise all
   * rows render again.
   */
  readonly label: (row: Row) => string;
  readonly onOpen: (row: Row) => void;
  /**
   * The page that `onOpen` leads to, for rows that have one (`useRowPage`): the row's name is a link to it, and a record leads there
   * by a link, so that it opens in a new tab too. The same function on every rendering, as `label`.
   */
  readonly to?: ((row: Row) => Destination) | undefined;
  /** Id of the selected row. */
  readonly openId?: string | number | null | undefined;
}

/** What the rows are, in the forms that sentences need. */
export interface RowNoun {
  /** "34 çalışan". */
  readonly bare: string;
  /** "439 çalışandan 1–10". */
  readonly from: string;
  /** "514 çalışanın tümü". */
  readonly all: string;
}

/** Rows that can be selected, to act on several at once. */
export interface RowSelection<Row> {
  readonly value: Selection<Row>;
  readonly store: Pick<SelectionStore<Row>, "open" | "close" | "mark" | "replace">;
  /** With the name of the rows: "10 kişi seçildi". `count` is for the plural, `text` for the sentence. */
  readonly words: {
    readonly selected: (count: number, text: string) => string;
    /** Null: the provider didn't say how many match. */
    readonly selectAll: (text: string | null) => string;
    readonly onlyPage: (count: number, text: string) => string;
    readonly dropped: (count: number, text: string) => string;
  };
  /** How all rows that match are selected when only a page of them is loaded (remote). */
  readonly remote?: {
    readonly count: number | null;
    readonly status: "idle" | "loading" | "failed";
    readonly onSelectAll: () => void;
  };
  /** Buttons. */
  readonly actions: ReactNode;
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  readonly caption: string;
  /** Constant or memoised, because search and order are prepared for it. */
  readonly columns: readonly Column<Row>[];
  /** "client": all rows. "remote": the rows of the current page. Must be the same array while nothing has changed. */
  readonly rows: readonly Row[];
  /** Must be the same function on every rendering, as `rowName`. `index`: among `rows`, for rows that may be equal. */
  readonly rowId: (row: Row, index: number) => string | number;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
  /** The initial state. */
  readonly defaults: TableState;
  /** Whether the table or its parent searches, filters, sorts and pages. */
  readonly mode: "client" | "remote";
  /** Rows on all pages, including hidden ones (remote); null: the provider didn't say. */
  readonly total?: number | null;
  /** Received rows that aren't shown, of the current page (remote) or of all; the pager shows the number. Default 0. */
  readonly hidden?: number;
  /** Number of rows without a filter that the parent applies itself (client), for paper. Default: that of `rows`. */
  readonly unfiltered?: number;
  /** Describes the hidden rows. Default: a general text. */
  readonly hiddenText?: ((count: string) => string) | undefined;
  /** The rows belong to earlier parameters; they are dimmed until the answer arrives. */
  readonly isRefreshing?: boolean;
  readonly open?: RowAction<Row> | undefined;
  /** Must be the same function on every rendering, as `rowName`. */
  readonly rowKind?: ((row: Row) => RowKind | undefined) | undefined;
  /** Accessible name of the row. */
  readonly rowName: (row: Row) => string;
  /** Default: records. */
  readonly noun?: RowNoun;
  /** Default 10, 20, 50, 100. */
  readonly pageSizes?: readonly number[];
  /** Default true. Without pages all rows are shown, rendered when they are scrolled into view; records have pages always. */
  readonly hasPaging?: boolean;
  /** Default: true if any column is searched. */
  readonly hasSearch?: boolean;
  readonly searchLabel?: string;
  /** Searches on Enter instead of while typing. */
  readonly isSearchOnEnter?: boolean;
  /**
   * Totals below the rows, computed from all rows on all pages that match search and filters. Client mode; must be the
   * same function on every rendering.
   */
  readonly totals?: ((rows: readonly Row[]) => TableTotals) | undefined;
  /** Puts "Yazdır" into the toolbar. Constant, as the columns. */
  readonly print?: ListPrint<Row> | undefined;
  /** Not together with `totals`. */
  readonly selection?: RowSelection<Row> | undefined;
  /** At the end of the toolbar. */
  readonly toolbar?: ReactNode;
  /** Shown for an empty list; no match has another text. */
  readonly emptyTitle: string;
  /** Storage key for the choice of columns; one per kind of table. */
  readonly storageKey?: string;
}
