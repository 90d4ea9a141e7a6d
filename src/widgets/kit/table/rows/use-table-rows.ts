import { type RowData, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { Column } from "../column.ts";
import { findRows } from "../search/find-rows.ts";
import { toOrderRanks } from "../search/order-ranks.ts";
import { features, toColumnDefs } from "../table-columns.ts";
import type { TableState } from "../table-state.ts";
import { useSearchIndex } from "../search/use-search-index.ts";

interface TableRowsOptions<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string | number;
  readonly state: TableState;
  /** Search, filters and order are done elsewhere: the rows are shown as they come. */
  readonly isRemote: boolean;
  /** Ids of the columns that are switched off. */
  readonly hidden: readonly string[];
}

/** The rows that answer search and filters, in their order, and the columns to show. */
export function useTableRows<Row extends RowData>({
  rows,
  columns,
  rowId,
  state: { search, sort, filters },
  isRemote,
  hidden,
}: TableRowsOptions<Row>) {
  const index = useSearchIndex(rows, columns, !isRemote);
  const ranks = useMemo(() => {
    const column = columns.find(({ id }) => id === sort?.column);
    return column?.isSortable && !isRemote ? toOrderRanks(rows, column, sort?.isDescending ?? false) : null;
  }, [rows, columns, isRemote, sort?.column, sort?.isDescending]);

  const table = useTable({
    features,
    data: rows,
    columns: useMemo(() => toColumnDefs(columns, ranks), [columns, ranks]),
    getRowId: (row) => String(rowId(row)),
    manualSorting: isRemote,
    state: {
      sorting: useMemo(
        () => (sort && ranks ? [{ id: sort.column, desc: sort.isDescending }] : []),
        // Other ranks are another order: the library doesn't look at its columns again.
        [sort, ranks],
      ),
      columnVisibility: useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]),
    },
  });

  const ordered = table.getRowModel().rows;
  const found = useMemo(
    () => (isRemote ? ordered : findRows(ordered, { search, filters, columns, index, isSorted: ranks !== null })),
    [ordered, isRemote, search, filters, columns, index, ranks],
  );
  const visible = table.getVisibleLeafColumns();
  return {
    rows: found,
    columns: useMemo(() => columns.filter((column) => visible.some(({ id }) => id === column.id)), [columns, visible]),
  };
}
