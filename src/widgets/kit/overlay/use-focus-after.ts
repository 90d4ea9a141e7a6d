import { type RefObject, useEffect, useRef } from "react";

/** A dialog gives the focus back to what opened it; where that has gone meanwhile, to the first button of `part`, else to itself. */
export function useFocusAfter(isOpen: boolean, part: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      (part.current?.querySelector("button") ?? part.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, part]);
}
