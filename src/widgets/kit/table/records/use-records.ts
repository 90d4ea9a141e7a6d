import { useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "../../print/use-printing.ts";

/** Widest slot, in px, in which rows are records; the same as in toolbar.css and pager.css. */
const widestRecords = 640;

/** Whether the table's slot is too narrow for columns. Paper is always wide enough. */
export function useRecords() {
  const slot = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    const measure = (width: number) => {
      // 0: in a closed part of the page.
      if (width > 0) setNarrow(width <= widestRecords);
    };
    // Before the first paint.
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { slot, isRecords: isNarrow && !isPrinting };
}
