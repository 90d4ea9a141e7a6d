import { type RefObject, useEffect, useRef } from "react";
import { focusPart } from "./focus.ts";

/** A dialog gives the focus back to what opened it; where that has gone meanwhile, to the first button of `part` that can be pressed, else to itself. */
export function useFocusAfter(isOpen: boolean, part: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && part.current && document.activeElement === document.body) {
      const button = part.current.querySelector<HTMLElement>("button:enabled");
      if (button) button.focus();
      else focusPart(part.current);
    }
    wasOpen.current = isOpen;
  }, [isOpen, part]);
}
