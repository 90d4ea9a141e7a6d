import { useLayoutEffect, useRef } from "react";
import uPlot from "uplot";
import uplotCss from "uplot/dist/uPlot.min.css?inline";
import { useTheme, useWidgetRoot } from "../element/context.ts";
import { styles, useStyles } from "../element/styles.ts";
import { watchSystemTheme } from "../element/theme.ts";
import { watchPaper } from "../print/paper.ts";
import type { LineLayout } from "./line-layout.ts";

const uplotStyles = styles(uplotCss);

interface CurveProps {
  readonly layout: LineLayout;
  readonly values: readonly (number | null)[];
}

/** Indices of single values between two gaps, which no line segment shows. */
function lonely(values: readonly (number | null)[]): number[] {
  const isKnown = (index: number) => (values[index] ?? null) !== null;
  return [...values.keys()].filter((index) => isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1));
}

/**
 * The line and its area, by uPlot. Axes, texts and marks are SVG around it, which follows theme, forced colours and print by CSS
 * alone; the canvas has to be redrawn with the two colours computed for its box.
 */
export function Curve({ layout, values }: CurveProps) {
  useStyles(uplotStyles);
  const root = useWidgetRoot();
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const host = box.current;
    if (!host) return undefined;
    const { plane, ticks, range } = layout;
    const { width, height } = plane;
    const color = (name: "stroke" | "fill") => () => getComputedStyle(host)[name];
    const low = ticks[0] ?? 0;
    const chart = new uPlot(
      {
        width,
        height,
        padding: [plane.top, width - plane.right, height - plane.bottom, plane.left],
        legend: { show: false },
        // uPlot's cursor is misplaced under `transform` and `zoom`; ours uses the layout's stops.
        cursor: { show: false },
        axes: [{ show: false }, { show: false }],
        scales: {
          x: { time: false, range: [...range] },
          y: { range: [low, ticks.at(-1) ?? 1] },
        },
        series: [
          {},
          {
            width: 2,
            stroke: color("stroke"),
            fill: color("fill"),
            fillTo: low,
            points: { show: false, filter: () => lonely(values), size: 4, width: 0, fill: color("stroke") },
          },
        ],
      },
      [[...values.keys()], [...values]],
      host,
    );
    const stopWatching = watchPaper(root, (isPaper) => {
      // Print is always light: the class `shuttle` resets the tokens to the light theme, also inside a dark element.
      host.classList.toggle("shuttle", isPaper);
      chart.redraw(false);
    });
    // Forced colours may leave the theme as it is.
    const stopSystem = watchSystemTheme(() => chart.redraw(false));
    return () => {
      stopWatching();
      stopSystem();
      chart.destroy();
    };
    // `theme` changes the colours that are read from the box.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [root, layout, values, theme]);

  return <div ref={box} className="sh-chart-curve" aria-hidden="true" />;
}
