import { type RefObject, useEffect, useState } from "react";
import { type RowWindow, toRowWindow } from "./windowing.ts";

/** Until a row is there to be measured, px. */
const usualRowHeight = 40;
/** Scrolling draws anew at every so many px; the rows drawn out of sight cover them. */
const scrollStep = 200;

interface Windowed extends RowWindow {
  readonly rowHeight: number;
}

/** Which of many rows to draw while the scroller is scrolled; null draws all. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  isWindowed: boolean,
): Windowed | null {
  const [rowHeight, setRowHeight] = useState(usualRowHeight);
  const [place, setPlace] = useState({ top: 0, height: 600 });

  // Not a layout effect: the scroller around is known only after those of its content.
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isWindowed) return;
    const look = () => {
      const { scrollTop, clientHeight: height } = element;
      const top = scrollTop - (scrollTop % scrollStep);
      setPlace((before) => (before.top === top && before.height === height ? before : { top, height }));
    };
    const measure = () => {
      const row = element.querySelector("tbody > tr:not(.row-gap)");
      // In the scroller's own px, as its scrollTop is: the page may have a `zoom` or a `transform`.
      const height = row ? Number.parseFloat(getComputedStyle(row).height) : 0;
      if (height > 0) setRowHeight(height);
      look();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, isWindowed]);

  if (!isWindowed) return null;
  return { ...toRowWindow({ count, rowHeight, ...place }), rowHeight };
}
