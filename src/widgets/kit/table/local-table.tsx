import { type ReactNode, useState } from "react";
import { DataTable, type DataTableProps } from "./data-table.tsx";
import { toMatchingRows } from "./rows/table-rows.ts";
import { firstPage } from "./table-state.ts";

type OwnProps = "rowId" | "state" | "onChange" | "defaults" | "mode" | "toolbar";

interface LocalTableProps<Row> extends Omit<DataTableProps<Row>, OwnProps> {
  /** Gets the rows that match the search, in the table's order. */
  readonly renderToolbar?: ((toFound: () => readonly Row[]) => ReactNode) | undefined;
}

const inOrder = firstPage();
/** Two rows may be equal. */
const rowId = (_row: unknown, index: number) => index;

/** A table with pages where there are many rows. Search and order are not kept in `query` and are lost with the table. */
export function LocalTable<Row>({ renderToolbar, ...table }: LocalTableProps<Row>) {
  const [state, setState] = useState(inOrder);
  const { rows, columns } = table;
  return (
    <DataTable
      hasPaging={rows.length > inOrder.pageSize}
      {...table}
      rowId={rowId}
      state={state}
      defaults={inOrder}
      onChange={setState}
      mode="client"
      toolbar={renderToolbar?.(() => toMatchingRows(rows, columns, state))}
    />
  );
}
