import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { Column } from "./column.ts";

/**
 * Without TanStack's sort functions, which use `toLowerCase` (wrong for the Turkish I), and without its filters, which
 * create three objects per row and sort again with every key. find-rows.ts filters.
 */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

type Features = typeof features;

/**
 * Converts the columns for TanStack Table.
 * @param ranks rank of every row in the requested order (order-ranks.ts)
 */
export function toColumnDefs<Row extends RowData>(
  columns: readonly Column<Row>[],
  ranks: Float64Array | null,
): ColumnDef<Features, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    accessorFn: column.text,
    enableHiding: column.isHideable ?? false,
    sortFn: (a, b) => (ranks?.[a.index] ?? 0) - (ranks?.[b.index] ?? 0),
    // TanStack would compute the text of every cell to check whether it is undefined.
    sortUndefined: false,
  }));
}
