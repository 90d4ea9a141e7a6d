import { type ReactNode, type RefObject, useEffect } from "react";

interface MapPanelProps {
  readonly name: "filters" | "detail";
  readonly label: string;
  readonly isOpen: boolean;
  /** It covers the map for now: the room that it took before stays. */
  readonly isRoomKept?: boolean;
  readonly ref: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A panel that lies over the map and tells it its height, for the controls that stand beside it (airview.css). */
export function MapPanel({ name, label, isOpen, isRoomKept = false, ref, children }: MapPanelProps) {
  useEffect(() => {
    const panel = ref.current;
    const map = panel?.parentElement;
    if (!panel || !map || isRoomKept) return undefined;
    const observer = new ResizeObserver(() =>
      map.style.setProperty(`--airview-${name}-height`, `${panel.offsetHeight}px`),
    );
    observer.observe(panel);
    return () => observer.disconnect();
  }, [ref, name, isRoomKept]);
  return (
    <section className={`airview-panel airview-${name}`} part="panel" aria-label={label} data-open={isOpen} ref={ref}>
      {children}
    </section>
  );
}
