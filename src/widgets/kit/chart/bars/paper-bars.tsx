import { styles, useStyles } from "../../element/styles.ts";
import chartCss from "../chart.css?inline";
import { type BarsModel, layoutBars } from "./bars-layout.ts";
import { BarsPicture } from "./bars-picture.tsx";

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
