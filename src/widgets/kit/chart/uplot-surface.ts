import uPlot from "uplot";
import uplotCss from "uplot/dist/uPlot.min.css?inline";
import { adopt, styles } from "../element/styles.ts";
import type { Ink } from "./colors.ts";
import type { CurvePlot } from "./plot.ts";
import { drawOn, type Sheet } from "./sheet.ts";
import type { Frame, Surface } from "./surface.ts";

const uplotStyles = styles(uplotCss);

/** The only place that knows uPlot. It draws the lines of the series and nothing else: no axes, legend or cursor. */
export function createUplot(plot: CurvePlot, frame: Frame, first: Surface["size"]): Surface {
  const root = frame.box.getRootNode();
  if (root instanceof ShadowRoot || root instanceof Document) adopt(root, [uplotStyles]);
  const chart = new uPlot(
    {
      ...first,
      legend: { show: false },
      // Its cursor is wrong below transform and zoom; ours is made of the stops.
      cursor: { show: false },
      select: { show: false, left: 0, top: 0, width: 0, height: 0 },
      axes: [{ show: false }, { show: false }],
      padding: [0, 1, 2, 3].map((side) => () => frame.layout().padding[side] ?? 0) as unknown as uPlot.Padding,
      scales: {
        x: { time: false, range: () => [...plot.range] },
        y: { range: () => [frame.layout().ticks[0] ?? 0, frame.layout().ticks.at(-1) ?? 1] },
      },
      series: [
        {},
        ...plot.curves(frame.ink).map(({ stroke, fill }) => ({
          width: 2,
          stroke,
          ...(fill ? { fill } : {}),
          fillTo: (self: uPlot) => self.scales["y"]?.min ?? 0,
          points: { show: false },
          spanGaps: false,
        })),
      ],
      hooks: {
        drawClear: [(self) => drawOn(toSheet(self, frame.ink()), frame.below)],
        draw: [(self) => drawOn(toSheet(self, frame.ink()), frame.above)],
      },
    },
    [...plot.data] as uPlot.AlignedData,
    frame.box,
  );
  return {
    get size() {
      return { width: chart.width, height: chart.height };
    },
    resize: (size) =>
      chart.batch(() => {
        chart.setSize(size);
        chart.redraw(true, true);
      }),
    redraw: () => chart.redraw(true, true),
    recolor: () => chart.batch(() => chart.redraw(false, false)),
    destroy: () => chart.destroy(),
  };
}

function toSheet(chart: uPlot, ink: Ink): Sheet {
  const ratio = chart.ctx.canvas.width / chart.width;
  const left = chart.bbox.left / ratio;
  const top = chart.bbox.top / ratio;
  return {
    context: chart.ctx,
    ink,
    width: chart.width,
    height: chart.height,
    area: { left, top, right: left + chart.bbox.width / ratio, bottom: top + chart.bbox.height / ratio },
    x: (position) => left + chart.valToPos(position, "x"),
    y: (value) => top + chart.valToPos(value, "y"),
    snap: (length) => Math.round(length * ratio) / ratio,
  };
}
