import { type RefObject, useLayoutEffect, useRef } from "react";
import { activeElementBeside } from "../ui/focus.ts";

/**
 * Whoever stands in a row that is scrolled out of what is drawn stands on the scroller then, and goes on with the arrow keys;
 * else the focus would fall to the page's beginning. For the element around the rows.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isInside.current || !element) return;
    const active = activeElementBeside(element);
    if (active !== null && element.contains(active)) return;
    isInside.current = false;
    element.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // Not called for an element that is taken away.
    onBlur: () => {
      isInside.current = false;
    },
  };
}
