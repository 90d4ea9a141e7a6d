import { useLayoutEffect, useRef, useState } from "react";
import { usePrinting } from "../../print/paper.ts";

/** Widest slot, in px, in which rows are records; the same as in toolbar.css. */
const widestRecords = 640;

/** Whether a slot is too narrow for columns, and whether its rows are therefore records: on paper, which is always wide enough, they aren't. */
export function useRecords(widest = widestRecords) {
  const slot = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    const measure = (width: number) => {
      // 0: in a closed part of the page.
      if (width > 0) setNarrow(width <= widest);
    };
    // Before the first paint.
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [widest]);
  return { slot, isRecords: isNarrow && !isPrinting, isNarrow };
}
