import { type BarsModel, layoutBars, seriesColor } from "./bars-layout.ts";
import type { ChartBaseProps, ChartPoint } from "../chart-types.ts";
import { chartMessages } from "../chart.messages.ts";
import { BarsPicture } from "./bars-picture.tsx";
import { PlotChart } from "../plot-chart.tsx";
import { stack } from "./stack.ts";
import { useRoom } from "../use-room.ts";

export type { BarCategory } from "./bars-layout.ts";

interface StackedBarsProps extends ChartBaseProps, Pick<BarsModel, "categories" | "series" | "tickUnit" | "limit"> {
  readonly formatValue: (value: number) => string;
  /** Default: formatValue. */
  readonly formatTick?: (value: number) => string;
  /** Formats the totals above the bars. Default: formatValue. */
  readonly formatTotal?: (value: number) => string;
  /** Name of the sum in tooltip and table ("Toplam"). Without it there is no such line. */
  readonly totalName?: string;
  /** Writes the total above each bar. Default true. */
  readonly showTotals?: boolean;
  /** Default 34 px; 22 suits twelve months. */
  readonly maxBarWidth?: number;
  /** Minimum height in px, reserved from the start. Default 170. */
  readonly height?: number;
}

/** A stacked bar chart of one or more series. Renders nothing when all values are null: the card then shows its empty state. */
export function StackedBars(props: StackedBarsProps) {
  const { categories, series, formatValue, formatTick = formatValue, formatTotal = formatValue, totalName } = props;
  const { showTotals = true, maxBarWidth = 34, tickUnit, limit, height = 170 } = props;
  const { room, ref } = useRoom();
  if (!series.some(({ values }) => values.some((value) => value !== null))) return null;

  const model = { categories, series, formatTick, formatTotal, showTotals, maxBarWidth, tickUnit, limit };
  const layout = room && layoutBars(model, room);
  const write = (value: number | null) => (value === null ? chartMessages.noValue : formatValue(value));
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
  const { label, summary, rowHeading } = props;
  return (
    <PlotChart {...{ label, summary, rowHeading, points, height, layout }} box={ref}>
      {layout && <BarsPicture layout={layout} format={formatTick} />}
    </PlotChart>
  );
}
