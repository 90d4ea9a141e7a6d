import { type PointerEvent, type ReactNode, type Ref, useCallback, useLayoutEffect, useRef, useState } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import { Swatch } from "./chart-legend.tsx";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import type { Layout, Plane, Room, Ruler, Stop } from "./plane.ts";
import { useCursor } from "./use-cursor.ts";

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

/** Ratio of a chart's two font sizes, 11 px to 12 px as in chart.css. */
const smaller = 11 / 12;

let context: CanvasRenderingContext2D | null | undefined;

/** Measures texts with a canvas, because measuring in the document would force a layout of the page for every chart. */
function toRuler(box: HTMLElement): Ruler {
  context ??= document.createElement("canvas").getContext("2d");
  const style = getComputedStyle(box);
  const size = Number.parseFloat(style.fontSize);
  const boldWeight = style.getPropertyValue("--shuttle-weight-semibold");
  return (text, { small = false, bold = false } = {}) => {
    if (!context) return text.length * size * 0.6;
    context.font = `${bold ? boldWeight : style.fontWeight} ${small ? size * smaller : size}px ${style.fontFamily}`;
    return context.measureText(text).width;
  };
}

/** Size and font of a picture's box, kept up to date; null before the first layout. `ref` must be set on the box. */
export function useRoom() {
  const [room, setRoom] = useState<Room | null>(null);
  const ref = useCallback((box: HTMLDivElement) => {
    const update = () => {
      const { clientWidth: width, clientHeight: height } = box;
      // Hidden (a closed tab, display: none): the picture stays as it is until it is shown again.
      if (width > 0 && height > 0) setRoom({ width, height, measure: toRuler(box) });
    };
    const observer = new ResizeObserver(update);
    observer.observe(box);
    // A newly loaded font changes the widths of texts.
    document.fonts.addEventListener("loadingdone", update);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", update);
    };
  }, []);
  return { room, ref };
}
