import { type RefObject, useLayoutEffect, useRef } from "react";
import { activeElementBeside } from "../../overlay/focus.ts";

/**
 * Who stands in a row that is scrolled out of what is drawn stands on the scroller then, and goes on with the arrow keys; else
 * the focus would fall to the page's beginning. Gives the handlers for the element around the rows.
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
    // Isn't called for an element that is taken away.
    onBlur: () => {
      isKept.current = false;
    },
  };
}
