import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Gives an element the height it had last, as long as nothing in it is laid out: what follows stays where it was. */
export function useKeptHeight<Part extends HTMLElement>(isThere: boolean, isEmpty: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const height = useRef(0);
  useEffect(() => {
    const element = part.current;
    if (!isThere || !element) return undefined;
    // Asking for the height instead would have everything laid out at once.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) height.current = entry.contentRect.height;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isThere]);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    element.style.height = isEmpty ? `${height.current}px` : "";
  }, [isEmpty]);
  return part;
}
