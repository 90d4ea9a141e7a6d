import { type RefObject, useEffect, useRef } from "react";

/**
 * A closed dialog returns the focus to its opener. If that has been removed, focuses the first button of `part`, else
 * `part` itself.
 */
export function useFocusAfter(isOpen: boolean, part: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      (part.current?.querySelector("button") ?? part.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, part]);
}
