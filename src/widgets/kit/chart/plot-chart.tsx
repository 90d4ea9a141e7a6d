import type { PointerEvent, ReactNode, Ref } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import type { Layout, Plane, Stop } from "./plane.ts";
import { useCursor } from "./use-cursor.ts";

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
