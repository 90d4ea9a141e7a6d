import { useMemo } from "react";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import { lineColor, linePlot, type LineReference, type LineSeries } from "./line-plot.ts";
import { uplotSurface } from "./load-uplot.ts";
import { PlotChart } from "./plot-chart.tsx";

export type { LineReference, LineSeries } from "./line-plot.ts";

export interface LineChartProps extends ChartBaseProps {
  /** One per value, at even distances: dates ("2025-11-24") or categories. A day without data is a null value, not left out. */
  readonly positions: readonly string[];
  readonly series: readonly LineSeries[];
  /** Under the plot: "24 Kas". */
  readonly formatLabel: (position: string) => string;
  /** In tooltip and table: "24 Kasım 2025 Pazartesi". Default: formatLabel. */
  readonly formatFullLabel?: (position: string) => string;
  readonly formatValue: (value: number) => string;
  /** Default: formatValue. */
  readonly formatTick?: (value: number) => string;
  /** Dashed line, for example the SLA. Names its column in tooltip and table too. */
  readonly reference?: LineReference;
  /** The grid begins at 0. Default false. */
  readonly fromZero?: boolean;
  readonly tickUnit?: number;
  /** Least height in px, reserved from the start. Default 196. */
  readonly height?: number;
}

/** One or more lines with the last value written at its end. Draws nothing without a value: the card shows its empty state. */
export function LineChart(props: LineChartProps) {
  const {
    positions,
    series,
    formatLabel,
    formatFullLabel = formatLabel,
    formatValue,
    formatTick = formatValue,
  } = props;
  const { reference, fromZero = false, tickUnit, height = 196, texts } = props;
  const { value: referenceValue, label: referenceLabel } = reference ?? {};
  const plot = useMemo(
    () =>
      linePlot({
        labels: positions.map(formatLabel),
        series,
        reference:
          referenceValue === undefined || referenceLabel === undefined
            ? undefined
            : { value: referenceValue, label: referenceLabel },
        formatTick,
        formatValue,
        fromZero,
        tickUnit,
      }),
    [positions, formatLabel, series, referenceValue, referenceLabel, formatTick, formatValue, fromZero, tickUnit],
  );
  if (!series.some(({ values }) => values.some((value) => value !== null))) return null;

  const points = positions.map((position, index): ChartPoint => {
    const entries = series.map((line, order) => {
      const value = line.values[index] ?? null;
      return {
        name: line.name,
        text: value === null ? texts.noValue : formatValue(value),
        color: lineColor(line, order),
      };
    });
    const target = reference ? [{ name: reference.label, text: formatValue(reference.value) }] : [];
    return { label: formatFullLabel(position), entries: [...entries, ...target] };
  });
  const { label, summary, rowHeading, tableOpen = false } = props;
  return (
    <PlotChart {...{ label, summary, texts, rowHeading, tableOpen, plot, points, height }} surface={uplotSurface} />
  );
}
