import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Column } from "./column.ts";
import { usePrinting } from "./rows/use-printing.ts";

interface Yielding<Row> {
  readonly columns: readonly Column<Row>[];
  /** Without room for a column of their own: told below the row's title. */
  readonly yielded: readonly Column<Row>[];
}

/** A table as wide as its slot has rows; narrower ones are records (records.css). */
const isRecords = (table: Element) => getComputedStyle(table).display !== "table";

/** Takes columns that may give way out of a table that is wider than its scroller, one after the other, and back again. */
export function useYielding<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): Yielding<Row> {
  const isPrinting = usePrinting();
  const order = useMemo(
    () =>
      columns
        .filter((column) => column.yields !== undefined)
        .toSorted((one, other) => (one.yields ?? 0) - (other.yields ?? 0)),
    [columns],
  );
  const [count, setCount] = useState(0);
  /** How wide the table was when so many columns had given way. */
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
      if (isRecords(table)) setCount(0);
      else if (scrollWidth > clientWidth + 1) {
        widths[count] = scrollWidth;
        setCount(Math.min(count + 1, order.length));
      } else if (count > 0 && clientWidth >= (widths[count - 1] ?? Infinity)) setCount(count - 1);
    };
    // Before anybody sees it.
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
