import { useLayoutEffect, useRef } from "react";
import type { ChartPoint } from "./chart-types.ts";
import type { Plane, Stop } from "./plane.ts";
import { Swatch } from "./swatch.tsx";

const distance = 10;

/** Left edge of the tooltip in px: right of the stop if it fits there, else left of it, else at the right edge of the box. */
export function tooltipLeft(stop: Pick<Stop, "left" | "width">, tooltip: number, box: number): number {
  const right = stop.left + stop.width + distance;
  if (right + tooltip <= box) return right;
  const left = stop.left - distance - tooltip;
  return left >= 0 ? left : Math.max(0, box - tooltip);
}

interface ChartTooltipProps {
  readonly point: ChartPoint;
  readonly stop: Stop;
  readonly plane: Plane;
}

/** Tooltip with the values at the cursor. Hidden from screen readers, which get them from the live region. */
export function ChartTooltip({ point, stop, plane }: ChartTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = tooltip.current;
    if (!box) return;
    const lowest = Math.max(0, plane.height - box.offsetHeight);
    box.style.left = `${tooltipLeft(stop, box.offsetWidth, plane.width)}px`;
    box.style.top = `${Math.min(lowest, Math.max(0, stop.top - box.offsetHeight / 2))}px`;
  });
  return (
    <div ref={tooltip} className="sh-chart-tooltip" aria-hidden="true">
      <b>{point.label}</b>
      {point.entries.map(({ name, text, color }) => (
        <span key={name}>
          {color ? <Swatch color={color} /> : <i />}
          <span>{name}</span>
          <b>{text}</b>
        </span>
      ))}
    </div>
  );
}
