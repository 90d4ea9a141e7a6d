import { type ReactNode, type RefObject, useEffect } from "react";

interface MapPanelProps {
  readonly name: "filters" | "detail";
  readonly label: string;
  readonly isOpen: boolean;
  /** While true, the panel covers the map temporarily, and the map keeps the inset of the panel's previous height. */
  readonly isRoomKept?: boolean;
  readonly ref: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** A panel over the map; sets its height as a custom property, with which airview.css positions the map's controls. */
export function MapPanel({ name, label, isOpen, isRoomKept = false, ref, children }: MapPanelProps) {
  useEffect(() => {
    const panel = ref.current;
    const map = panel?.parentElement;
    if (!panel || !map || isRoomKept) return undefined;
    // The new inset may resize the panel: set inside the ResizeObserver's callback, that would be a loop error in the page.
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
    <section
      className={`airview-panel airview-${name}`}
      part="panel"
      aria-label={label}
      data-open={isOpen}
      data-map-cover={isRoomKept ? undefined : ""}
      ref={ref}
    >
      {children}
    </section>
  );
}
