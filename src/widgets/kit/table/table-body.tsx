import { memo, type RefObject } from "react";
import type { Column } from "./column.ts";
import type { TableRow as Entry } from "./search/find-rows.ts";
import { roles } from "./roles.ts";
import type { DataTableProps } from "./table-props.ts";
import { TableRow } from "./table-row.tsx";
import { useFoundMarks } from "./search/use-found-marks.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useKeptHeight } from "./use-kept-height.ts";
import { usePrinting } from "./use-printing.ts";
import { useRowWindow } from "./use-row-window.ts";
import { useSettled } from "./use-settled.ts";
import { useTallest } from "./use-tallest.ts";

/** Of a row that isn't drawn yet, px. */
const usualRowHeight = 41;

interface RowLook<Row> extends Pick<DataTableProps<Row>, "open" | "rowKind" | "rowName"> {
  readonly columns: readonly Column<Row>[];
  /** Told below the row's title. */
  readonly yielded: readonly Column<Row>[];
}

interface TableBodyProps<Row> extends RowLook<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Entry<Row>[];
  readonly isWindowed: boolean;
  readonly search: string;
  readonly firstRows?: number | undefined;
}

export function TableBody<Row>({
  scroller,
  rows,
  isWindowed,
  search,
  firstRows = Number.POSITIVE_INFINITY,
  ...rowLook
}: TableBodyProps<Row>) {
  const isPrinting = usePrinting();
  const window = useRowWindow(scroller, rows.length, isWindowed && !isPrinting);
  const { start, end, rowHeight } = window ?? { start: 0, end: rows.length, rowHeight: usualRowHeight };
  // Those below the fold wait for the frame with the ones in sight; until then those that were drawn before stay. Of the same
  // rows, scrolled, none waits: a frame's change comes before the one before it is drawn.
  const inSight = Math.min(Math.ceil(useTallest() / usualRowHeight), firstRows);
  const middle = Math.min(start + inSight, end);
  const settled = useSettled(middle < end ? rows : null);
  const below = isPrinting ? rows : settled;
  const drawn = below === null ? middle : Math.min(end, Math.max(middle, below.length));
  useFoundMarks(scroller, search);
  const keptFocus = useKeptFocus(scroller);
  // Laid out again with each column that gets wider or narrower, were they not left out; not while somebody stands in one.
  // Of a window that is scrolled they may be in sight.
  const isWaiting = window === null && below !== null && below !== rows && !keptFocus.isInside;
  const isOne = window !== null;
  const hasLate = !isOne && rows.length > middle;
  const late = useKeptHeight<HTMLTableSectionElement>(hasLate, isWaiting);
  const look = { ...rowLook, isWindowed: window !== null };
  return (
    <>
      <tbody {...roles.group} {...keptFocus.handlers}>
        <Gap height={start * rowHeight} />
        <Rows rows={rows} {...look} start={start} end={middle} />
        {isOne && below && <Rows rows={below} {...look} start={middle} end={drawn} />}
        {isOne && <Gap height={(rows.length - drawn) * rowHeight} />}
      </tbody>
      {hasLate && (
        <tbody {...roles.group} {...keptFocus.handlers} ref={late} className={isWaiting ? "waiting" : undefined}>
          {below && <Rows rows={below} {...look} start={middle} end={drawn} />}
          <Gap height={(rows.length - drawn) * rowHeight} />
        </tbody>
      )}
    </>
  );
}

interface RowsProps<Row> extends RowLook<Row> {
  readonly rows: readonly Entry<Row>[];
  readonly start: number;
  readonly end: number;
  readonly isWindowed: boolean;
}

function RowsPlain<Row>({ rows, start, end, isWindowed, open, ...look }: RowsProps<Row>) {
  const openId = open?.openId == null ? null : String(open.openId);
  // By place, not by row: a search then changes texts instead of taking rows away and putting others in.
  return rows
    .slice(start, end)
    .map(({ id, original }, index) => (
      <TableRow
        key={start + index}
        row={original}
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
