import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import arrowLeftRightIcon from "lucide-static/icons/arrow-left-right.svg?raw";
import { Icon } from "../text/icon.tsx";
import type { Column } from "./column.ts";
import { TableBody } from "./rows/table-body.tsx";
import { roles } from "./rows/roles.ts";
import { TableHead } from "./table-head.tsx";
import type { DataTableProps } from "./table-props.ts";
import type { TableSort } from "./table-state.ts";
import { type TableTotals, TableTotalsRow } from "./rows/table-totals.tsx";
import { tableMessages as texts } from "./table.messages.ts";
import type { SelectedRows } from "./selection/selection.ts";
import { useEventCallback } from "./use-event-callback.ts";
import type { TableRow } from "./rows/table-rows.ts";
import { usualPageSize } from "./page-size.contract.ts";
import { usePrinting } from "../print/paper.ts";

interface ResponsiveColumns<Row> {
  readonly columns: readonly Column<Row>[];
  /** Columns without room of their own: shown below the row's title. */
  readonly yielded: readonly Column<Row>[];
}

/**
 * Removes yielding columns one by one while the table is wider than its container, and restores them when the container
 * grows. Shorter rows, as a search leaves them, restore none: columns don't move while somebody types.
 */
function useResponsiveColumns<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): ResponsiveColumns<Row> {
  const isPrinting = usePrinting();
  const order = useMemo(
    () =>
      columns
        .filter((column) => column.collapsePriority !== undefined)
        .toSorted((one, other) => (one.collapsePriority ?? 0) - (other.collapsePriority ?? 0)),
    [columns],
  );
  const [count, setCount] = useState(0);
  /** Width of the table by the number of columns removed. */
  const known = useRef<{ readonly order: typeof order; readonly widths: number[] }>({ order, widths: [] });
  const [orderBefore, setOrderBefore] = useState(order);
  if (order !== orderBefore) {
    setOrderBefore(order);
    setCount(0);
  }

  useLayoutEffect(() => {
    const element = scroller.current;
    const table = element?.firstElementChild;
    if (!element || !table || order.length === 0 || isPrinting) return undefined;
    if (known.current.order !== order) known.current = { order, widths: [] };
    const { widths } = known.current;
    const fit = () => {
      const { scrollWidth, clientWidth } = element;
      if (scrollWidth > clientWidth + 1) {
        widths[count] = scrollWidth;
        setCount(Math.min(count + 1, order.length));
      } else if (count > 0 && clientWidth >= (widths[count - 1] ?? Infinity)) setCount(count - 1);
    };
    // Before the first paint.
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [scroller, order, count, isPrinting]);

  return useMemo(() => {
    const yielded = isPrinting ? [] : order.slice(0, count);
    return { columns: columns.filter((column) => !yielded.includes(column)), yielded };
  }, [columns, order, count, isPrinting]);
}

interface TableRegionProps<Row> extends Pick<DataTableProps<Row>, "caption" | "open" | "rowKind" | "rowName"> {
  readonly rows: readonly TableRow<Row>[];
  /** Changes when other rows are requested. */
  readonly view: string;
  readonly columns: readonly Column<Row>[];
  readonly search: string;
  readonly sort: TableSort | null;
  readonly onSort: (column: string) => void;
  readonly isRefreshing: boolean;
  /** Renders only the rows that are scrolled into view. */
  readonly isWindowed: boolean;
  /** Number of rows whose height is reserved; 0: as high as its rows. */
  readonly keptRows: number;
  readonly totals: TableTotals | undefined;
  /** Ids of the selected rows; undefined: rows can't be selected. */
  readonly selected: SelectedRows<Row> | undefined;
  readonly onSelect: (rows: readonly TableRow<Row>[], isSelected: boolean) => void;
}

/** The table with its scroll container. */
export function TableRegion<Row>(props: TableRegionProps<Row>) {
  const { caption, rows, view, search, sort, onSort, isRefreshing, isWindowed, keptRows } = props;
  const { open, rowKind, rowName, totals, selected, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const cells = useMemo(() => props.columns.filter(({ isSubhead }) => !isSubhead), [props.columns]);
  const subhead = isWindowed ? undefined : props.columns.find(({ isSubhead }) => isSubhead);
  const { columns, yielded } = useResponsiveColumns(scroller, cells);
  const hintId = useOverflowMark(scroller);
  // Scrolls to the top for another page or search. Remembered here, because reading `scrollTop` would force a layout.
  const isScrolled = useRef(false);
  useEffect(() => {
    if (isScrolled.current) scroller.current?.scrollTo({ top: 0 });
    // Runs after each change of `view`.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [view]);
  const selectRow = useEventCallback((row: Row, isSelected: boolean) =>
    onSelect(
      rows.filter(({ original }) => original === row),
      isSelected,
    ),
  );
  const selectPage = useEventCallback((isSelected: boolean) => onSelect(rows, isSelected));
  // More rows than a usual page scroll in a box of their own.
  const size = isWindowed ? "windowed" : rows.length > usualPageSize ? "tall" : "whole";
  return (
    <>
      <p className="table-hint muted text-xs" id={hintId}>
        <Icon of={arrowLeftRightIcon} size="small" />
        {texts.scrolls}
      </p>
      <div className="table-frame" aria-busy={isRefreshing}>
        {isRefreshing && <span className="table-progress" />}
        <div
          className={`table-scroller ${size}`}
          role="region"
          aria-label={caption}
          tabIndex={0}
          ref={scroller}
          onScroll={(event) => {
            isScrolled.current = event.currentTarget.scrollTop > 0;
          }}
          style={toKeptHeight(size === "whole" ? keptRows : 0)}
        >
          <table part="table" {...roles.table} aria-rowcount={isWindowed ? rows.length + (totals ? 2 : 1) : undefined}>
            <caption className="visually-hidden">{caption}</caption>
            <TableHead
              columns={columns}
              sort={sort}
              onSort={onSort}
              hasActions={open !== undefined}
              selected={selected && toShare(rows, selected)}
              onSelectPage={selectPage}
            />
            <TableBody
              scroller={scroller}
              rows={rows}
              isWindowed={isWindowed}
              columns={columns}
              subhead={subhead}
              yielded={yielded}
              search={search}
              onSelect={selected && selectRow}
              selected={selected}
              open={open}
              rowKind={rowKind}
              rowName={rowName}
            />
            {totals && (
              <TableTotalsRow
                columns={columns}
                yielded={yielded}
                totals={totals}
                hasActions={open !== undefined}
                rowIndex={isWindowed ? rows.length + 2 : undefined}
              />
            )}
          </table>
        </div>
      </div>
    </>
  );
}

function toShare<Row>(rows: readonly TableRow<Row>[], selected: SelectedRows<Row>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  return count === 0 ? "none" : count === rows.length ? "all" : "some";
}

function toKeptHeight(rows: number): CSSProperties {
  return { "--table-kept-rows": rows } as CSSProperties;
}

/**
 * Marks a scroll container while its content is wider (`data-overflowing`, `data-more`), so that table.css draws an edge at the
 * first column and at hidden ones. Returns the id of the text that describes it.
 */
function useOverflowMark(scroller: RefObject<HTMLElement | null>): string {
  const hintId = useId();
  useLayoutEffect(() => {
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return undefined;
    const mark = () => {
      const beyond = element.scrollWidth - element.clientWidth;
      const sides = [element.scrollLeft > 1 && "start", element.scrollLeft < beyond - 1 && "end"];
      element.toggleAttribute("data-overflowing", beyond > 1);
      element.dataset["more"] = beyond > 1 ? sides.filter(Boolean).join(" ") : "";
      if (beyond > 1) element.setAttribute("aria-describedby", hintId);
      else element.removeAttribute("aria-describedby");
    };
    // Showing the hint changes sizes; inside the ResizeObserver callback that would raise a page error.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    observer.observe(element);
    observer.observe(content);
    element.addEventListener("scroll", mark, { passive: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.removeEventListener("scroll", mark);
    };
  }, [scroller, hintId]);
  return hintId;
}
