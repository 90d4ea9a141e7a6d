import { useLayoutEffect, useRef, type ReactNode } from "react";
import type { MapPoint } from "../types.ts";
import { placeTooltip } from "./place-tooltip.ts";

interface MapTooltipProps {
  /** Where it points to, in pixels of the map; null hides it. */
  readonly at: MapPoint | null;
  readonly children: ReactNode;
}

/**
 * A summary beside what is under the pointer, kept inside of the map. A child of MapView. Hidden from assistive technology and
 * not focusable: the list beside the map must say the same.
 */
export function MapTooltip({ at, children }: MapTooltipProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    if (!element || !frame || !at) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const { left, top } = placeTooltip(at, size, { width: frame.clientWidth, height: frame.clientHeight });
    element.style.transform = `translate(${left}px, ${top}px)`;
  });

  if (!at) return null;
  return (
    <div className="sh-map-tooltip text-sm" aria-hidden="true" ref={box}>
      {children}
    </div>
  );
}
