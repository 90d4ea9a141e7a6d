import { lazyModule, useLazyModule } from "../element/lazy-module.ts";
import type { ChartBaseProps, ChartPoint } from "./chart-types.ts";
import { chartMessages } from "./chart.messages.ts";
import { layoutLine, type LineReference } from "./line-layout.ts";
import { Grid, Picture, Words } from "./picture.tsx";
import { PlotChart, useRoom } from "./plot-chart.tsx";

/** uPlot. The import also fails if the browser's language isn't a valid tag ("en-US@posix"), from which uPlot creates a number format. */
const curveCode = lazyModule(() => import("./uplot-curve.tsx"));

interface LineChartProps extends ChartBaseProps {
  /** One per value, evenly spaced: dates ("2025-11-24") or categories. A day without data must be included, with the value null. */
  readonly positions: readonly string[];
  readonly values: readonly (number | null)[];
  /** Under the plot: "24 Kas". */
  readonly formatLabel: (position: string) => string;
  /** In tooltip and table: "24 Kasım 2025 Pazartesi". */
  readonly formatFullLabel: (position: string) => string;
  readonly formatValue: (value: number) => string;
  /** Dashed line, for example the SLA. Names its column in tooltip and table too. */
  readonly reference?: LineReference | undefined;
  /** Minimum height in px, reserved from the start. */
  readonly height: number;
}

/** A line chart with the last value written at its end. Renders nothing when all values are null: the card then shows its empty state. */
export function LineChart(props: LineChartProps) {
  const { label, summary, rowHeading, positions, values, formatLabel, formatFullLabel, height } = props;
  const { formatValue, reference } = props;
  const { room, ref } = useRoom();
  const { load } = useLazyModule(curveCode);
  if (values.every((value) => value === null)) return null;

  const layout = room && layoutLine({ labels: positions.map(formatLabel), values, reference, formatValue }, room);
  const points = positions.map((position, index): ChartPoint => {
    const value = values[index] ?? null;
    const text = value === null ? chartMessages.noValue : formatValue(value);
    const limit = reference ? [{ name: reference.label, text: formatValue(reference.value) }] : [];
    return { label: formatFullLabel(position), entries: [{ name: label, text, color: "--shuttle-chart-1" }, ...limit] };
  });
  const Curve = load.status === "ready" ? load.data.Curve : null;
  const failed = load.status === "failed";
  return (
    <PlotChart {...{ label, summary, rowHeading, points, height, layout, failed }} box={ref}>
      {layout && (
        <>
          <Picture plane={layout.plane}>
            <Grid plane={layout.plane} ticks={layout.ticks} format={formatValue} />
          </Picture>
          {Curve && <Curve layout={layout} values={values} />}
          <Picture plane={layout.plane}>
            {layout.reference && <path className="sh-chart-reference" d={layout.reference} />}
            <circle className="sh-chart-ring" cx={layout.last.x} cy={layout.last.y} r="4.25" />
            <Words of={layout.words} />
          </Picture>
        </>
      )}
    </PlotChart>
  );
}
