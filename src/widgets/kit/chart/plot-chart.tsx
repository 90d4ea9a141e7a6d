import { type PointerEvent, useState } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import { ChartTooltip } from "./chart-tooltip.tsx";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import type { Geometry, Plot, Stop } from "./plot.ts";
import { PlotCanvas } from "./plot-canvas.tsx";
import type { SurfaceSource } from "./surface.ts";
import { useCursor } from "./use-cursor.ts";

interface PlotChartProps<P extends Plot> extends ChartBaseProps {
  readonly plot: P;
  readonly surface: SurfaceSource<P>;
  readonly points: readonly ChartPoint[];
  readonly height: number;
}

/**
 * The stop next to a pointer. Ratios of the drawn rectangle, not px: below `transform: scale()` or `zoom` the two differ.
 */
function stopAt(event: PointerEvent, geometry: Geometry): number | null {
  const rectangle = event.currentTarget.getBoundingClientRect();
  if (rectangle.width === 0) return null;
  const x = ((event.clientX - rectangle.left) / rectangle.width) * geometry.width;
  let nearest: number | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  geometry.stops.forEach(({ center }, index) => {
    const gap = Math.abs(center - x);
    if (gap >= shortest) return;
    shortest = gap;
    nearest = index;
  });
  return nearest;
}

/** A drawn chart with the cursor and the tooltip over it. */
export function PlotChart<P extends Plot>({ plot, surface, points, height, ...base }: PlotChartProps<P>) {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  const [failed, setFailed] = useState(false);
  const control = useCursor(points.length, (event) => (geometry ? stopAt(event, geometry) : null));
  const index = control.cursor.index;
  const stop = index === null ? undefined : geometry?.stops[index];
  const point = index === null ? undefined : points[index];
  return (
    <ChartFrame {...base} points={points} height={height} control={control} failed={failed}>
      <PlotCanvas plot={plot} surface={surface} onGeometry={setGeometry} onFailure={() => setFailed(true)} />
      {geometry && stop && point && (
        <>
          <CursorMarks stop={stop} geometry={geometry} />
          <ChartTooltip point={point} stop={stop} geometry={geometry} />
        </>
      )}
    </ChartFrame>
  );
}

function CursorMarks({ stop, geometry }: { readonly stop: Stop; readonly geometry: Geometry }) {
  const { top, bottom } = geometry;
  const place = { left: stop.left, top, height: bottom - top };
  if (stop.width > 0) return <i className="sh-chart-band" style={{ ...place, width: stop.width }} aria-hidden="true" />;
  return (
    <span aria-hidden="true">
      <i className="sh-chart-rule" style={place} />
      {stop.marks.map(({ y, color }) => (
        <i key={color} className="sh-chart-dot" style={{ left: stop.center, top: y, color: `var(${color})` }} />
      ))}
    </span>
  );
}
