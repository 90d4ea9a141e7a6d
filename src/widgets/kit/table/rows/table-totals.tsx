import { memo } from "react";
import type { Column } from "../column.ts";
import { roles } from "./roles.ts";

/** The totals row under the rows. */
export interface TableTotals {
  /** In the column that names the rows: "Toplam". */
  readonly title: string;
  /** By column id; columns without an entry stay empty. */
  readonly cells: Readonly<Record<string, string>>;
  /** Id of a column whose entry only comments on the title; a record shows it behind the title. */
  readonly remark?: string;
}

interface TableTotalsRowProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly totals: TableTotals;
  readonly yielded: readonly Column<Row>[];
  readonly hasActions: boolean;
  /** `aria-rowindex`, when only a part of the rows is rendered. */
  readonly rowIndex: number | undefined;
}

function TableTotalsRowPlain<Row>({ columns, yielded, totals, hasActions, rowIndex }: TableTotalsRowProps<Row>) {
  return (
    <tfoot {...roles.group}>
      <tr {...roles.row} aria-rowindex={rowIndex}>
        {columns.map(({ id, align, role }) => {
          if (role === "title") {
            return (
              <th key={id} {...roles.rowHead} scope="row" className="row-title">
                {totals.title}
                {yielded.map(
                  ({ id: of, header: name, align: side }) =>
                    totals.cells[of] && (
                      <span key={of} className="row-remark cut subtle text-xs">
                        {side === "end" && `${name}: `}
                        {totals.cells[of]}
                      </span>
                    ),
                )}
              </th>
            );
          }
          return (
            <td key={id} {...roles.cell} className={align === "end" ? "end" : undefined}>
              {totals.cells[id]}
            </td>
          );
        })}
        {hasActions && <td {...roles.cell} />}
      </tr>
    </tfoot>
  );
}

/** The totals row, which stays visible while many rows are scrolled. */
export const TableTotalsRow = memo(TableTotalsRowPlain) as typeof TableTotalsRowPlain;
