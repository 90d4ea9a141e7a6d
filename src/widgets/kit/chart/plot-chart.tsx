import { type PointerEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import type { Layout, Plane, Stop } from "./plane.ts";
import { useCursor } from "./use-cursor.ts";
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
function ChartTooltip({ point, stop, plane }: ChartTooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = tooltip.current;
    if (!box) return;
    const lowest = Math.max(0, plane.height - box.offsetHeight);
    box.style.left = `${tooltipLeft(stop, box.offsetWidth, plane.width)}px`;
    box.style.top = `${Math.min(lowest, Math.max(0, stop.top - box.offsetHeight / 2))}px`;
  });
  return (
    <div ref={tooltip} className="sh-chart-tooltip grid muted text-xs" aria-hidden="true">
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

interface PlotChartProps extends ChartBaseProps {
  readonly points: readonly ChartPoint[];
  readonly height: number;
  /** Null until the box has been measured. */
  readonly layout: Layout | null;
  readonly failed?: boolean;
  readonly box: Ref<HTMLDivElement>;
  /** The picture, which fills the box. Created by the parent, so that it isn't rendered again when the cursor moves. */
  readonly children: ReactNode;
}

/**
 * Index of the stop nearest to the pointer, by its position relative to the drawn rectangle: px differ under `transform: scale()` or `zoom`.
 */
function stopAt(event: PointerEvent, { plane, stops }: Layout): number | null {
  const rectangle = event.currentTarget.getBoundingClientRect();
  if (rectangle.width === 0) return null;
  const x = ((event.clientX - rectangle.left) / rectangle.width) * plane.width;
  let nearest: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  stops.forEach(({ center }, index) => {
    const gap = Math.abs(center - x);
    if (gap >= shortest) return;
    shortest = gap;
    nearest = index;
  });
  return nearest;
}

/** A picture with the cursor and the tooltip over it. */
export function PlotChart({ layout, box, children, ...frame }: PlotChartProps) {
  const control = useCursor(frame.points.length, (event) => (layout ? stopAt(event, layout) : null));
  const index = control.cursor.index;
  const stop = index === null ? undefined : layout?.stops[index];
  const point = index === null ? undefined : frame.points[index];
  return (
    <ChartFrame {...frame} control={control}>
      {/* A translator's <font> isn't drawn inside an SVG; the chart's table can be translated. */}
      <div ref={box} className="sh-chart-box" translate="no">
        {children}
      </div>
      {layout && stop && point && (
        <>
          <CursorMarks stop={stop} plane={layout.plane} />
          <ChartTooltip point={point} stop={stop} plane={layout.plane} />
        </>
      )}
    </ChartFrame>
  );
}

function CursorMarks({ stop, plane: { top, bottom } }: { readonly stop: Stop; readonly plane: Plane }) {
  const box = { left: stop.left, top, height: bottom - top };
  if (stop.width > 0) return <i className="sh-chart-band" style={{ ...box, width: stop.width }} aria-hidden="true" />;
  return (
    <span aria-hidden="true">
      <i className="sh-chart-rule" style={box} />
      {stop.mark !== null && <i className="sh-chart-dot" style={{ left: stop.center, top: stop.mark }} />}
    </span>
  );
}
