import { styles, useStyles } from "../element/styles.ts";
import { type BarsModel, layoutBars, seriesColor, stack } from "./bars-layout.ts";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import chartCss from "./chart.css?inline";
import { chartMessages } from "./chart.messages.ts";
import { Grid, Picture, Words } from "./picture.tsx";
import { PlotChart, useRoom } from "./plot-chart.tsx";

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

const chartStyles = styles(chartCss);

/** Estimates a text's width in px from the mean character width in each font size, because print-only content can't be measured beforehand. */
const measure = (text: string, { small = false } = {}) => text.length * (small ? 6.4 : 7);

interface PaperBarsProps extends Pick<BarsModel, "categories" | "series" | "tickUnit" | "limit"> {
  /** Writes the total above each bar. Default true. */
  readonly showTotals?: boolean;
  /** Accessible name: what the chart shows, in words. */
  readonly label: string;
  /** Size of the chart in px. */
  readonly width: number;
  readonly height: number;
  readonly format: (value: number) => string;
}

/** A stacked bar chart of a fixed size for print-only content: drawn in the first rendering, without cursor and tooltip. */
export function PaperBars({ label, width, height, format, showTotals = true, ...model }: PaperBarsProps) {
  useStyles(chartStyles);
  const room = { width, height, measure };
  const layout = layoutBars({ ...model, formatTick: format, formatTotal: format, showTotals, maxBarWidth: 28 }, room);
  return (
    <div className="sh-chart" role="img" aria-label={label}>
      <div className="sh-chart-paper" style={{ width, height }}>
        <div className="sh-chart-box" translate="no">
          <BarsPicture layout={layout} format={format} />
        </div>
      </div>
    </div>
  );
}

interface BarsPictureProps {
  readonly layout: ReturnType<typeof layoutBars>;
  /** Formats the value of a tick. */
  readonly format: (value: number) => string;
}

/** The picture of a stacked bar chart: grid, bars and labels. */
function BarsPicture({ layout: { plane, ticks, shapes, words, limit }, format }: BarsPictureProps) {
  return (
    <Picture plane={plane}>
      <Grid plane={plane} ticks={ticks} format={format} />
      {shapes.map(({ color, solid, hatching, frame }, index) => (
        // The index is a stable key, because the order of the series never changes.
        <g key={index} className="sh-chart-bars" style={{ color: `var(${color})` }}>
          <path className="sh-chart-solid" d={solid} />
          <path className="sh-chart-hatching" d={hatching} />
          <path className="sh-chart-frame" d={frame} />
        </g>
      ))}
      {limit && <path className="sh-chart-limit" d={limit} />}
      <Words of={words} />
    </Picture>
  );
}
