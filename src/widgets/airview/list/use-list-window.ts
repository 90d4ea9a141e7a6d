import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type RowWindow, toRowWindow } from "../../kit/table/windowing.ts";

/** Every row is as high (px); airview.css says the same. */
export const rowHeight = 38;
/** Scrolling draws anew at every so many px; the rows drawn out of sight cover them. */
const scrollStep = rowHeight * 4;

interface ListWindow extends RowWindow {
  readonly list: RefObject<HTMLDivElement | null>;
  /** Scrolls as little as needed to show a row. */
  reveal(index: number): void;
}

/** Which of up to a thousand rows to draw. A row that becomes the selected one elsewhere comes into sight. */
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
