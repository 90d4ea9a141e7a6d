import { useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect } from "react";

/** Rows drawn above and below those in sight, so that scrolling shows no gap. */
const overscan = 8;

interface VirtualRowsOptions {
  /** The scroll container. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height in px, the same for every row. */
  readonly rowHeight: number;
  /** False: all rows are drawn. Default true. */
  readonly isWindowed?: boolean;
}

interface VirtualRows {
  /** First row to draw and the one after the last, from 0. */
  readonly start: number;
  readonly end: number;
  /** Scrolls as little as needed to show a row. */
  reveal(index: number): void;
}

/** Which of many rows to draw while they are scrolled. */
export function useVirtualRows({ scroller, count, rowHeight, isWindowed = true }: VirtualRowsOptions): VirtualRows {
  // The rule is about the React Compiler, which this project doesn't use.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    initialRect: { width: 0, height: 600 },
    // The virtualizer scrolls to this when it starts, also when it starts again after printing.
    initialOffset: () => scroller.current?.scrollTop ?? 0,
  });
  // Measures, and so renders, again: the ref of a scroller outside of this component is set only after this layout effect.
  useLayoutEffect(() => {
    if (isWindowed) virtualizer.measure();
  }, [virtualizer, isWindowed, rowHeight]);

  const drawn = virtualizer.getVirtualItems();
  // While the scroller has no height there are no virtual items: about a screenful is drawn.
  const last = drawn.at(-1)?.index ?? (isWindowed ? Math.min(count, 3 * overscan) : count) - 1;
  return {
    start: drawn[0]?.index ?? 0,
    end: last + 1,
    reveal: (index) => virtualizer.scrollToIndex(index),
  };
}
