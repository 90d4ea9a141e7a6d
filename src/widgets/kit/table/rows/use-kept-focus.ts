import { type RefObject, useLayoutEffect, useRef } from "react";
import { activeElementBeside } from "../../overlay/focus.ts";

/**
 * When the focused row is removed by scrolling, focuses the scroller, where the arrow keys continue; else the browser would move the
 * focus to the start of the page. Returns the handlers for the element around the rows.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const isKept = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isKept.current || !element) return;
    const active = activeElementBeside(element);
    if (active !== null && element.contains(active)) return;
    isKept.current = false;
    element.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isKept.current = true;
    },
    // Browsers raise no blur for an element that is removed.
    onBlur: () => {
      isKept.current = false;
    },
  };
}
