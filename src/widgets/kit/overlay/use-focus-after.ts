import { type RefObject, useEffect, useRef } from "react";
import { focusPart } from "../element/focus.ts";

/**
 * A closed dialog returns the focus to its opener. If that has been removed, focuses the first button of `part` that can be pressed, else
 * `part` itself.
 */
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
