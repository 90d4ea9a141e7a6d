import { roles } from "../kit/table/rows/roles.ts";

export interface RecordColumn {
  readonly key: string;
  readonly head: string;
  /** Shown before the value in a narrow card, where each row is a record; null: none. Default: `head`. */
  readonly label?: string | null;
  readonly className: string;
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
  /** Shown when there are no rows. */
  readonly empty?: string;
}

/** A small table. In a wide card it scrolls; in a narrow one each row becomes a record of a title and lines. */
export function RecordTable({ label, heading, columns, rows, empty }: RecordTableProps) {
  return (
    <div className="month-scroll" tabIndex={0} role="region" aria-label={label}>
      <table {...roles.table} className="month-table month-records">
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHead} scope="col">
              {heading}
            </th>
            {columns.map(({ key, head, className }) => (
              <th {...roles.columnHead} key={key} scope="col" className={className.includes("end") ? "end" : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ key, title, cells }) => (
            <tr {...roles.row} key={key}>
              <th {...roles.rowHead} scope="row">
                {title}
              </th>
              {columns.map(({ key: column, head, label: own = head, className }, index) => (
                <td {...roles.cell} key={column} className={className} data-label={own ?? undefined}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && empty !== undefined && (
            <tr {...roles.row}>
              <td {...roles.cell} colSpan={columns.length + 1}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
