import { type RefObject, useEffect } from "react";

/**
 * Tells the map how high a panel on it is, for the controls that stand beside it (airview.css).
 * @param name the custom property that gets the height (px)
 * @param isHeld the panel covers the map for now: its height before stays
 */
export function useRoom(panel: RefObject<HTMLElement | null>, name: `--airview-${string}`, isHeld = false): void {
  useEffect(() => {
    const element = panel.current;
    const map = element?.parentElement;
    if (!element || !map || isHeld) return undefined;
    const observer = new ResizeObserver(() => map.style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => observer.disconnect();
  }, [panel, name, isHeld]);
}
