import { useMemo, useState } from "react";
import type { Column } from "../kit/table/column.ts";
import { DataTable } from "../kit/table/data-table.tsx";
import { longestPageSize } from "../kit/table/page-size.contract.ts";
import { firstPage } from "../kit/table/table-state.ts";
import type { RowNoun } from "../kit/table/table-props.ts";

export interface RecordColumn {
  readonly key: string;
  readonly head: string;
  readonly role: "value" | "summary" | "fold";
  readonly align?: "end";
  /** Its part of a record's second line: "41 kişi". */
  readonly summary?: (cell: string) => string;
}

interface RecordRow {
  readonly key: string;
  readonly title: string;
  /** In the order of the columns. */
  readonly cells: readonly string[];
}

interface RecordTableProps {
  readonly label: string;
  /** Head of the column of titles. */
  readonly heading: string;
  readonly columns: readonly RecordColumn[];
  readonly rows: readonly RecordRow[];
  readonly noun: RowNoun;
  /** Shown when there are no rows. */
  readonly empty?: string;
}

const inOrder = firstPage(longestPageSize);
const keyOf = ({ key }: RecordRow) => key;
const titleOf = ({ title }: RecordRow) => title;

/** A small table whose order is fixed. */
export function RecordTable({ label, heading, columns, rows, noun, empty = "" }: RecordTableProps) {
  const [state, setState] = useState(inOrder);
  const cells = useMemo(
    (): readonly Column<RecordRow>[] => [
      { id: "title", header: heading, text: titleOf, role: "title" },
      ...columns.map(({ key, head, role, align, summary }, index): Column<RecordRow> => ({
        id: key,
        header: head,
        text: (row) => row.cells[index] ?? "",
        role,
        ...(align && { align }),
        ...(summary && { summary: (row: RecordRow) => summary(row.cells[index] ?? "") }),
      })),
    ],
    [heading, columns],
  );
  return (
    <DataTable
      caption={label}
      columns={cells}
      rows={rows}
      rowId={keyOf}
      rowName={titleOf}
      state={state}
      defaults={inOrder}
      onChange={setState}
      mode="client"
      hasPaging={false}
      noun={noun}
      emptyTitle={empty}
    />
  );
}
