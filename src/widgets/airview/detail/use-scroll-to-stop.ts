import { type RefObject, useLayoutEffect, useRef } from "react";

const isScrolled = (element: Element) => element.scrollHeight > element.clientHeight;

/**
 * A stop that is selected elsewhere, on the map or in the search, comes into sight in the list. On a phone the list's parent scrolls,
 * with the driver below the stops.
 */
export function useScrollToStop(stopId: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // What scrolls must be reachable for the keyboard also where none of its stops is a button.
    if (isScrolled(element)) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
    const scroller = isScrolled(element) ? element : element.parentElement;
    const row = element.querySelector<HTMLElement>(".stop-entry.selected");
    if (!row || !scroller || stopId === null) return;
    // Not scrollIntoView: it would scroll the host page too.
    const [box, around] = [row.getBoundingClientRect(), scroller.getBoundingClientRect()];
    if (box.bottom > around.bottom) scroller.scrollTop += box.bottom - around.bottom;
    if (box.top < around.top) scroller.scrollTop += box.top - around.top;
  }, [stopId]);
  return list;
}
