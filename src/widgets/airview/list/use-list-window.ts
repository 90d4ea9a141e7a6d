import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type RowWindow, toRowWindow } from "../../kit/table/windowing.ts";

/** Height of every row, px; airview.css has the same value. */
export const rowHeight = 38;
/** Scrolling renders again after this distance, px; the rows rendered out of sight cover it. */
const scrollStep = rowHeight * 4;

interface ListWindow extends RowWindow {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Scrolls as little as needed to show a row. */
  reveal(index: number): void;
}

/** Which of up to a thousand rows to render. Scrolls to a row that is selected elsewhere. */
export function useListWindow(count: number, selected: number): ListWindow {
  const list = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ top: 0, height: 400 });

  const look = () => {
    const element = list.current;
    if (!element) return;
    const { scrollTop, clientHeight: height } = element;
    const top = scrollTop - (scrollTop % scrollStep);
    setPlace((before) => (before.top === top && before.height === height ? before : { top, height }));
  };
  const reveal = (index: number) => {
    const element = list.current;
    if (!element || index < 0) return;
    const top = index * rowHeight;
    const lowest = top + rowHeight - element.clientHeight;
    element.scrollTop = Math.min(top, Math.max(element.scrollTop, lowest));
    look();
  };

  const followScroll = useEffectEvent(look);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const follow = () => followScroll();
    const observer = new ResizeObserver(follow);
    observer.observe(element);
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", follow);
    };
  }, []);
  const show = useEffectEvent(reveal);
  useLayoutEffect(() => show(selected), [selected]);

  return { list, reveal, ...toRowWindow({ count, rowHeight, ...place }) };
}
