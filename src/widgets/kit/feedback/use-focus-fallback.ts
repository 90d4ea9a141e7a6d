import { type RefObject, useLayoutEffect, useRef } from "react";
import { activeElementBeside, focusPart } from "../element/focus.ts";

/** Ref of an element that may be removed while it has the focus: the focus then moves to its nearest ancestor that can take it. */
export function useFocusFallback<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own || activeElementBeside(own) !== own) return;
      const around: HTMLElement[] = [];
      for (let ancestor = own.parentElement; ancestor && ancestor !== document.body; ancestor = ancestor.parentElement)
        around.push(ancestor);
      // Deferred until the replacement is rendered, which may have taken the focus itself.
      queueMicrotask(() => {
        const ancestors = around.filter(({ isConnected }) => isConnected);
        const isTaken = ancestors[0] && activeElementBeside(ancestors[0])?.matches(":not(body)");
        // An element without a box can't take it.
        if (!isTaken) ancestors.some((ancestor) => focusPart(ancestor));
      });
    };
  }, []);
  return part;
}
