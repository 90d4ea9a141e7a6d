import { Fragment, memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Column } from "../column.ts";
import type { TableRow as Entry } from "./table-rows.ts";
import { roles } from "./roles.ts";
import type { DataTableProps } from "../table-props.ts";
import type { SelectedRows } from "../selection/selection.ts";
import { TableRow } from "./table-row.tsx";
import { useFoundMarks } from "../search/found-marks.tsx";
import { usePrinting } from "../../print/paper.ts";
import { activeElementBeside } from "../../element/focus.ts";
import { useVirtualRows } from "../../layout/use-virtual-rows.ts";

/** With more rows than this (before any search) only visible ones are rendered. */
export const windowedFrom = 200;
/** Height of a row in px, until one can be measured. */
const usualRowHeight = 41;

/** Which of many rows to draw while the scroller is scrolled: all of them unless `isWindowed`. */
function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, isWindowed: boolean) {
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  const { start, end } = useVirtualRows({ scroller, count, rowHeight, isWindowed });

  // Not a layout effect: a scroller outside of this component has its ref set after the layout effects of its content.
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isWindowed) return undefined;
    const observer = new ResizeObserver(() => {
      const row = element.querySelector("tbody > tr:not(.row-gap)");
      // In the scroller's own px, as its scrollTop is: the page may have a `zoom` or a `transform`.
      const height = row ? Number.parseFloat(getComputedStyle(row).height) : 0;
      if (height > 0) setRowHeight(height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, isWindowed]);

  return { start, end, rowHeight };
}

/**
 * When the focused row is removed by scrolling, focuses the scroller, where the arrow keys continue; else the browser would move the
 * focus to the start of the page. Returns the handlers for the element around the rows.
 */
function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const isKept = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isKept.current || !element) return;
    const active = activeElementBeside(element);
    if (active !== null && element.contains(active)) return;
    isKept.current = false;
    element.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isKept.current = true;
    },
    // Browsers raise no blur for an element that is removed.
    onBlur: () => {
      isKept.current = false;
    },
  };
}

/** Rows rendered at once with a new answer, about a screenful; the others are rendered at low priority. */
const rowsAtOnce = 14;
const noRows: readonly never[] = [];

interface RowLook<Row> extends Pick<DataTableProps<Row>, "open" | "rowKind" | "rowName"> {
  /** Selects a row or unselects it; undefined: rows can't be selected. */
  readonly onSelect: ((row: Row, isSelected: boolean) => void) | undefined;
  /** Ids of the selected rows. */
  readonly selected: SelectedRows<Row> | undefined;
  readonly columns: readonly Column<Row>[];
  /** Its text is a sub-heading of the neighbours that share it. */
  readonly subhead: Column<Row> | undefined;
  /** Columns without room, shown below the row's title. */
  readonly yielded: readonly Column<Row>[];
}

interface TableBodyProps<Row> extends RowLook<Row> {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly rows: readonly Entry<Row>[];
  readonly isWindowed: boolean;
  readonly search: string;
}

export function TableBody<Row>({ scroller, rows, isWindowed, search, ...rowLook }: TableBodyProps<Row>) {
  const isPrinting = usePrinting();
  const hasRowIndexes = isWindowed && !isPrinting;
  const { start, end, rowHeight } = useRowWindow(scroller, rows.length, hasRowIndexes);
  const middle = Math.min(start + rowsAtOnce, end);
  // Until this low-priority rendering, the rows from `middle` on are those of the previous response.
  const deferred = useDeferredValue(rows, noRows);
  const below = isPrinting ? rows : deferred;
  const drawn = Math.min(end, Math.max(middle, below.length));
  useFoundMarks(scroller, search);
  const focusHandlers = useKeptFocus(scroller);
  const look = { ...rowLook, hasRowIndexes };
  return (
    <tbody {...roles.group} {...focusHandlers}>
      <Gap height={start * rowHeight} />
      <Rows rows={rows} start={start} end={middle} {...look} />
      <Rows rows={below} start={middle} end={drawn} {...look} />
      <Gap height={(rows.length - drawn) * rowHeight} />
    </tbody>
  );
}

interface RowsProps<Row> extends RowLook<Row> {
  readonly rows: readonly Entry<Row>[];
  readonly start: number;
  readonly end: number;
  /** Sets `aria-rowindex`, for when only a part of the rows is rendered. */
  readonly hasRowIndexes: boolean;
}

function RowsPlain<Row>({ rows, start, end, hasRowIndexes, open, selected, subhead, ...look }: RowsProps<Row>) {
  const openId = open?.openId == null ? null : String(open.openId);
  // Keyed by index, not by row: a search then changes texts instead of removing and inserting elements.
  const textOf = (index: number) => (rows[index] && subhead?.text(rows[index].original)) ?? "";
  const width = look.columns.length + (open ? 1 : 0) + (look.onSelect ? 1 : 0);
  return rows.slice(start, end).map(({ id, original }, index) => {
    const title = textOf(start + index);
    return (
      <Fragment key={start + index}>
        {title !== "" && title !== textOf(start + index - 1) && (
          <tr {...roles.row} className="row-subhead">
            <th {...roles.rowHead} scope="rowgroup" colSpan={width}>
              {title}
            </th>
          </tr>
        )}
        <TableRow
          row={original}
          open={open}
          isOpen={id === openId}
          isSelected={selected?.has(id) ?? false}
          rowIndex={hasRowIndexes ? start + index + 2 : undefined}
          {...look}
        />
      </Fragment>
    );
  });
}

const Rows = memo(RowsPlain) as unknown as typeof RowsPlain;

/** Takes the height of the rows that aren't rendered. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return <tr className="row-gap" aria-hidden="true" style={{ height }} />;
}
