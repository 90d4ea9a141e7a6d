import { type RefObject, useLayoutEffect, useState } from "react";

/** Whether the element is at least `width` px wide. Not a container query, because another component is rendered then. */
export function useIsWide(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isWide, setWide] = useState(true);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const look = () => setWide(target.clientWidth >= width);
    const observer = new ResizeObserver(look);
    observer.observe(target);
    look();
    return () => observer.disconnect();
  }, [element, width]);
  return isWide;
}
