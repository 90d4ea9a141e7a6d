import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Column } from "./column.ts";
import { usePrinting } from "../print/use-printing.ts";

interface ResponsiveColumns<Row> {
  readonly columns: readonly Column<Row>[];
  /** Columns without room of their own: shown below the row's title. */
  readonly yielded: readonly Column<Row>[];
}

/**
 * Removes yielding columns one by one while the table is wider than its container, and restores them when the container
 * grows. Shorter rows, as a search leaves them, restore none: columns don't move while somebody types.
 */
export function useResponsiveColumns<Row>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): ResponsiveColumns<Row> {
  const isPrinting = usePrinting();
  const order = useMemo(
    () =>
      columns
        .filter((column) => column.yields !== undefined)
        .toSorted((one, other) => (one.yields ?? 0) - (other.yields ?? 0)),
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
