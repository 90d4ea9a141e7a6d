import { useMemo } from "react";
import type { Column } from "../column.ts";
import { type OfferedFilter, toFilterOptions } from "./filter-options.ts";

/** The filters of the toolbar with their options. */
export function useFilterOptions<Row>(
  columns: readonly Column<Row>[],
  allRows: readonly Row[] | null,
): readonly OfferedFilter<Row>[] {
  return useMemo(
    () =>
      columns.flatMap((column) =>
        column.filter ? [{ id: column.id, filter: column.filter, options: toFilterOptions(column, allRows) }] : [],
      ),
    [columns, allRows],
  );
}
