import { type RefObject, useLayoutEffect, useRef } from "react";

const isScrolled = (element: Element) => element.scrollHeight > element.clientHeight;

/**
 * Scrolls the list to a stop that was selected on the map or in the search. On a phone not the list but its parent scrolls,
 * because the driver is below the stops.
 */
export function useScrollToStop(stopId: string | null): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    // A scrolling region must be focusable, since it may contain no focusable element (WCAG 2.1.1).
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
