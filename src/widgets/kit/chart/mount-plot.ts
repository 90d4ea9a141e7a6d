import type uPlot from "uplot";
import { type Ink, readInk } from "./colors.ts";
import type { Geometry, Layout, Plot } from "./plot.ts";
import { drawOn, toSheet } from "./sheet.ts";

type Theme = "light" | "dark";

interface MountOptions {
  readonly library: typeof uPlot;
  readonly box: HTMLElement;
  readonly plot: Plot;
  readonly theme: Theme;
  readonly onGeometry: (geometry: Geometry) => void;
  readonly onFailure: () => void;
}

export interface MountedPlot {
  /** Draws again with the colours of the theme. */
  setTheme(theme: Theme): void;
  destroy(): void;
}

/** Puts a plot into a box and keeps it right: size, hidden and shown, pixel density, fonts, palette, paper. */
export function mountPlot({ library, box, plot, onGeometry, onFailure, ...initial }: MountOptions): MountedPlot {
  let { theme } = initial;
  let ink: Ink;
  let layout: Layout;
  let chart: uPlot | undefined;
  let paper = matchMedia("print").matches;
  let alive = true;

  const destroy = () => {
    alive = false;
    observer.disconnect();
    for (const { target, type, listener } of listeners) target.removeEventListener(type, listener);
    chart?.destroy();
  };
  // uPlot draws in a microtask, so that its errors are nobody's: every callback that it gets is guarded.
  const guarded = (work: () => void) => {
    if (!alive) return;
    try {
      work();
    } catch {
      destroy();
      onFailure();
    }
  };

  const options = (): uPlot.Options => ({
    width: box.clientWidth,
    height: box.clientHeight,
    legend: { show: false },
    // Its cursor is wrong below transform and zoom; ours is made of the stops.
    cursor: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    axes: [{ show: false }, { show: false }],
    padding: [0, 1, 2, 3].map((side) => () => layout.padding[side] ?? 0) as unknown as uPlot.Padding,
    scales: {
      x: { time: false, range: () => [...plot.range] },
      y: { range: () => [layout.ticks[0] ?? 0, layout.ticks.at(-1) ?? 1] },
    },
    series: [{}, ...plot.series(() => ink)],
    hooks: {
      drawClear: [(self) => guarded(() => drawOn(toSheet(self, ink), (sheet) => plot.below(sheet, layout)))],
      draw: [
        (self) =>
          guarded(() => {
            const sheet = toSheet(self, ink);
            drawOn(sheet, () => plot.above(sheet, layout));
            const { width, height, area } = sheet;
            onGeometry({ width, height, top: area.top, bottom: area.bottom, stops: plot.stops(sheet) });
          }),
      ],
    },
  });

  const measure = () => {
    ink = readInk(box, theme, paper);
    layout = plot.layout(ink, { width: box.clientWidth, height: box.clientHeight });
  };
  const resize = () =>
    guarded(() => {
      const size = { width: box.clientWidth, height: box.clientHeight };
      // Hidden (a closed tab, display: none): keep what is there until it is shown again.
      if (size.width === 0 || size.height === 0) return;
      if (chart && chart.width === size.width && chart.height === size.height) return;
      measure();
      if (chart) {
        const shown = chart;
        shown.batch(() => {
          shown.setSize(size);
          shown.redraw(true, true);
        });
      } else chart = new library(options(), plot.data, box);
    });
  const refresh = () =>
    guarded(() => {
      if (!chart || box.clientWidth === 0) return;
      measure();
      chart.redraw(true, true);
    });
  /** Only the colours: a canvas that changes its size while Chrome prints turns white. */
  const print = (now: boolean) =>
    guarded(() => {
      if (!chart || paper === now) return;
      paper = now;
      ink = readInk(box, theme, paper);
      chart.batch(() => chart?.redraw(false, false));
    });

  const printing = matchMedia("print");
  const listeners: { target: EventTarget; type: string; listener: () => void }[] = [
    { target: window, type: "beforeprint", listener: () => print(true) },
    { target: window, type: "afterprint", listener: () => print(false) },
    { target: printing, type: "change", listener: () => print(printing.matches) },
    { target: matchMedia("(forced-colors: active)"), type: "change", listener: refresh },
    { target: matchMedia("(prefers-contrast: more)"), type: "change", listener: refresh },
    { target: document.fonts, type: "loadingdone", listener: refresh },
  ];
  for (const { target, type, listener } of listeners) target.addEventListener(type, listener);
  const observer = new ResizeObserver(resize);
  resize();
  if (alive) observer.observe(box);
  return {
    setTheme: (next) => {
      if (next === theme) return;
      theme = next;
      refresh();
    },
    destroy,
  };
}
