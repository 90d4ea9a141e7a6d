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
    // What makes room for it changes its size: told while sizes are being told, that would be an error of the page.
    let frame = 0;
    const tell = () => map.style.setProperty(`--airview-${name}-height`, `${panel.offsetHeight}px`);
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tell);
    });
    observer.observe(panel);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [ref, name, isRoomKept]);
  return (
    <section className={`airview-panel airview-${name}`} part="panel" aria-label={label} data-open={isOpen} ref={ref}>
      {children}
    </section>
  );
}
