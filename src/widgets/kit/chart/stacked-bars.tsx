import { useMemo } from "react";
import { type BarCategory, type BarSeries, barsPlot, seriesColor } from "./bars-plot.ts";
import { canvasSurface } from "./canvas-surface.ts";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import { PlotChart } from "./plot-chart.tsx";
import { stack } from "./stack.ts";

export type { BarCategory, BarSeries } from "./bars-plot.ts";

export interface StackedBarsProps extends ChartBaseProps {
  readonly categories: readonly BarCategory[];
  /** From the base upwards. */
  readonly series: readonly BarSeries[];
  readonly formatValue: (value: number) => string;
  /** Default: formatValue. */
  readonly formatTick?: (value: number) => string;
  /** Above the bars. Default: formatValue. */
  readonly formatTotal?: (value: number) => string;
  /** Name of the sum in tooltip and table ("Toplam"). Without it there is no such line. */
  readonly totalName?: string;
  /** Writes the total above each bar. Default true. */
  readonly showTotals?: boolean;
  /** Default 34 px; 22 suits twelve months. */
  readonly maxBarWidth?: number;
  /** The grid's step is a multiple of it (10000 in invoices). */
  readonly tickUnit?: number;
  /** Least height in px, reserved from the start. Default 170. */
  readonly height?: number;
}

/** Columns of one or more series on top of each other. Draws nothing without a value: the card shows its empty state. */
export function StackedBars(props: StackedBarsProps) {
  const { categories, series, formatValue, formatTick = formatValue, formatTotal = formatValue, totalName } = props;
  const { showTotals = true, maxBarWidth = 34, tickUnit, height = 170, texts } = props;
  const plot = useMemo(
    () => barsPlot({ categories, series, formatTick, formatTotal, totals: showTotals, maxBarWidth, tickUnit }),
    [categories, series, formatTick, formatTotal, showTotals, maxBarWidth, tickUnit],
  );
  if (!series.some(({ values }) => values.some((value) => value !== null))) return null;

  const write = (value: number | null) => (value === null ? texts.noValue : formatValue(value));
  const totals = stack(
    series.map(({ values }) => values),
    categories.length,
  );
  const points = categories.map((category, index): ChartPoint => {
    const entries = series.map((line, position) => ({
      name: line.name,
      text: write(line.values[index] ?? null),
      color: seriesColor(line, position),
    }));
    const total = totals[index]?.total ?? null;
    const sum = totalName === undefined ? [] : [{ name: totalName, text: write(total) }];
    return {
      label: category.fullLabel ?? [category.label, category.note].filter(Boolean).join(" "),
      entries: [...entries, ...sum],
    };
  });
  const { label, summary, rowHeading, tableOpen = false } = props;
  return (
    <PlotChart {...{ label, summary, texts, rowHeading, tableOpen, plot, points, height }} surface={canvasSurface} />
  );
}
