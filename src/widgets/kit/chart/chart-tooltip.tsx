import { useLayoutEffect, useRef } from "react";
import type { ChartPoint } from "./chart-types.ts";
import type { Plane, Stop } from "./plane.ts";
import { Swatch } from "./swatch.tsx";
import { tooltipLeft } from "./tooltip-place.ts";

interface ChartTooltipProps {
  readonly point: ChartPoint;
  readonly stop: Stop;
  readonly plane: Plane;
}

/** What the cursor says, for eyes only: screen readers get it from the live region. */
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
