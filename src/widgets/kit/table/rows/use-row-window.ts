import { type RefObject, useEffect, useState } from "react";
import { useVirtualRows } from "../../layout/use-virtual-rows.ts";

/** With more rows than this (before any search) only visible ones are rendered. */
export const windowedFrom = 200;
/** Height of a row in px, until one can be measured. */
const usualRowHeight = 41;

/** Which of many rows to draw while the scroller is scrolled: all of them unless `isWindowed`. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number, isWindowed: boolean) {
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
