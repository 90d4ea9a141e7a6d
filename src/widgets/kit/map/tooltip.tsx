import { type ReactNode, useLayoutEffect, useRef } from "react";
import type { MapPoint } from "./types.ts";

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

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between the point and the tooltip, and between the tooltip and the map's edge, in px. */
const GAP = 14;
const MARGIN = 8;

const clamp = (value: number, largest: number): number => Math.round(Math.max(MARGIN, Math.min(value, largest)));

/** Above the point; below it where there is no room above, else beside it. Never outside of the map. */
export function placeTooltip(at: MapPoint, size: Size, map: Size): { readonly left: number; readonly top: number } {
  const rightmost = map.width - size.width - MARGIN;
  const lowest = map.height - size.height - MARGIN;
  const above = at.y - GAP - size.height;
  const below = at.y + GAP;
  const centred = clamp(at.x - size.width / 2, rightmost);
  if (above >= MARGIN) return { left: centred, top: Math.round(above) };
  if (below <= lowest) return { left: centred, top: Math.round(below) };
  const right = at.x + GAP;
  const left = right <= rightmost ? right : at.x - GAP - size.width;
  return { left: clamp(left, rightmost), top: clamp(at.y - size.height / 2, lowest) };
}

/** Tooltip of the marker under the pointer; the content beside the map must give keyboard and screen-reader users the same facts. */
export interface Tip {
  readonly title: string;
  readonly lines: readonly string[];
}

export function MapTip({ tip, at }: { readonly tip: Tip | null; readonly at: MapPoint | null }) {
  return (
    <MapTooltip at={tip && at}>
      {tip && (
        <>
          <b className="tip-title">{tip.title}</b>
          {tip.lines.map((line, index) => (
            // Two people may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className="tip-line">
              {line}
            </span>
          ))}
        </>
      )}
    </MapTooltip>
  );
}
