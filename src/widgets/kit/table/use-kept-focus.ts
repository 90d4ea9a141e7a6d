import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { activeElementBeside } from "../overlay/focus.ts";

/**
 * Whether somebody stands in one of the rows. Who stands in a row that is scrolled out of what is drawn stands on the scroller
 * then, and goes on with the arrow keys; else the focus would fall to the page's beginning. The handlers are for the elements
 * around the rows.
 */
export function useKeptFocus(scroller: RefObject<HTMLElement | null>) {
  const isKept = useRef(false);
  const [isInside, setInside] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!isKept.current || !element) return;
    const active = activeElementBeside(element);
    if (active !== null && element.contains(active)) return;
    isKept.current = false;
    element.focus({ preventScroll: true });
  });
  const [handlers] = useState(() => {
    const keep = (isIn: boolean) => {
      isKept.current = isIn;
      setInside(isIn);
    };
    // The second isn't called for an element that is taken away.
    return { onFocus: () => keep(true), onBlur: () => keep(false) };
  });
  return { isInside, handlers };
}
