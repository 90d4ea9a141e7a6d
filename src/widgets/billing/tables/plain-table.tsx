import { useState } from "react";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import type { Book } from "../../kit/sheet/model.ts";
import type { Column } from "../../kit/table/column.ts";
import { DataTable } from "../../kit/table/data-table.tsx";
import { toMatchingRows } from "../../kit/table/search/matching-rows.ts";
import { firstPage } from "../../kit/table/table-state.ts";
import type { RowNoun } from "../../kit/table/table-props.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";

const inOrder = firstPage();

/** Two rows may be equal. */
const rowId = (_row: unknown, index: number) => index;

interface PlainTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowName: (row: Row) => string;
  readonly totals?: (rows: readonly Row[]) => TableTotals;
  readonly searchLabel?: string;
  readonly noun?: RowNoun;
  readonly empty: string;
  /** The spreadsheet of the rows that match the search, in the table's order. */
  readonly toBook?: (rows: readonly Row[]) => Book;
}

/** A table with pages where there are many rows. Search and order are not kept in `query` and are lost with the table. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { caption, columns, rows, rowName, totals, searchLabel, noun, empty, toBook } = props;
  const [state, setState] = useState(inOrder);
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={inOrder}
      onChange={setState}
      mode="client"
      hasPaging={rows.length > inOrder.pageSize}
      totals={totals}
      {...(searchLabel === undefined ? {} : { searchLabel })}
      {...(noun && { noun })}
      emptyTitle={empty}
      toolbar={toBook && <ExportMenu book={() => toBook(toMatchingRows(rows, columns, state))} />}
    />
  );
}
