import { type RefObject, useCallback } from "react";
import type { Column } from "./column.ts";
import { MarkedText } from "./marked-text.tsx";
import { roles } from "./roles.ts";
import type { DataTableProps } from "./table-props.ts";
import { TableRow } from "./table-row.tsx";
import { usePrinting } from "./use-printing.ts";
import { useRowWindow } from "./use-row-window.ts";
import type { TableRow as Entry } from "./find-rows.ts";
import { windowedFrom } from "./windowing.ts";

interface TableBodyProps<Row> extends Pick<DataTableProps<Row>, "open" | "rowKind" | "rowName"> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Entry<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly search: string;
}

export function TableBody<Row>({ scroller, rows, columns, search, open, ...look }: TableBodyProps<Row>) {
  const isPrinting = usePrinting();
  const window = useRowWindow(scroller, rows.length, rows.length > windowedFrom && !isPrinting);
  const mark = useCallback((text: string) => <MarkedText text={text} search={search} />, [search]);
  const { start, end, rowHeight } = window ?? { start: 0, end: rows.length, rowHeight: 0 };
  const openId = open?.openId == null ? null : String(open.openId);
  return (
    <tbody {...roles.group}>
      <Gap height={start * rowHeight} />
      {/* By place, not by row: a search then changes texts instead of taking rows away and putting others in. */}
      {rows.slice(start, end).map(({ id, original }, index) => (
        <TableRow
          key={start + index}
          row={original}
          columns={columns}
          mark={mark}
          open={open}
          isOpen={id === openId}
          place={window ? start + index + 2 : undefined}
          {...look}
        />
      ))}
      <Gap height={(rows.length - end) * rowHeight} />
    </tbody>
  );
}

/** As high as the rows that aren't drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr className="row-gap" aria-hidden="true" style={{ height }} />;
}
