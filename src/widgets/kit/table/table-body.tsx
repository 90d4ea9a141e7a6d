import { memo, type RefObject, useCallback, useMemo } from "react";
import type { Column, Mark } from "./column.ts";
import type { TableRow as Entry } from "./find-rows.ts";
import { MarkedText } from "./marked-text.tsx";
import { roles } from "./roles.ts";
import type { DataTableProps } from "./table-props.ts";
import { TableRow } from "./table-row.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { usePrinting } from "./use-printing.ts";
import { useRowWindow } from "./use-row-window.ts";
import { useSettled } from "./use-settled.ts";
import { windowedFrom } from "./windowing.ts";

/** As many rows as a usual screen has in sight; those below them are drawn a frame later. */
const firstSight = 20;
/** Of a row that isn't drawn yet, px. */
const usualRowHeight = 41;

interface RowLook<Row> extends Pick<DataTableProps<Row>, "open" | "rowKind" | "rowName"> {
  readonly columns: readonly Column<Row>[];
}

interface TableBodyProps<Row> extends RowLook<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Entry<Row>[];
  readonly search: string;
  readonly firstRows?: number | undefined;
}

export function TableBody<Row>({ scroller, rows, search, firstRows = firstSight, ...look }: TableBodyProps<Row>) {
  const isPrinting = usePrinting();
  const window = useRowWindow(scroller, rows.length, rows.length > windowedFrom && !isPrinting);
  const mark = useCallback((text: string) => <MarkedText text={text} search={search} />, [search]);
  const found = useMemo(() => ({ rows, mark }), [rows, mark]);
  // With nothing out of sight there is nothing to wait for.
  const settled = useSettled(rows.length > firstRows ? found : null);
  const { start, end, rowHeight } = window ?? { start: 0, end: rows.length, rowHeight: usualRowHeight };
  const middle = Math.min(start + firstRows, end);
  const below = isPrinting ? found : settled;
  const drawn = below === null ? middle : Math.min(end, Math.max(middle, below.rows.length));
  const keptFocus = useKeptFocus(scroller);
  return (
    <tbody {...roles.group} {...keptFocus}>
      <Gap height={start * rowHeight} />
      <Rows {...found} {...look} start={start} end={middle} isWindowed={window !== null} />
      {below && <Rows {...below} {...look} start={middle} end={drawn} isWindowed={window !== null} />}
      <Gap height={(rows.length - drawn) * rowHeight} />
    </tbody>
  );
}

interface RowsProps<Row> extends RowLook<Row> {
  readonly rows: readonly Entry<Row>[];
  readonly start: number;
  readonly end: number;
  readonly mark: Mark;
  readonly isWindowed: boolean;
}

function RowsPlain<Row>({ rows, start, end, mark, isWindowed, open, ...look }: RowsProps<Row>) {
  const openId = open?.openId == null ? null : String(open.openId);
  // By place, not by row: a search then changes texts instead of taking rows away and putting others in.
  return rows
    .slice(start, end)
    .map(({ id, original }, index) => (
      <TableRow
        key={start + index}
        row={original}
        mark={mark}
        open={open}
        isOpen={id === openId}
        place={isWindowed ? start + index + 2 : undefined}
        {...look}
      />
    ));
}

const Rows = memo(RowsPlain) as unknown as typeof RowsPlain;

/** As high as the rows that aren't drawn. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr className="row-gap" aria-hidden="true" style={{ height }} />;
}
