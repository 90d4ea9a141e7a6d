import { styles, useStyles } from "../../element/styles.ts";
import chartCss from "../chart.css?inline";
import { type BarsModel, layoutBars } from "./bars-layout.ts";
import { BarsPicture } from "./bars-picture.tsx";

const chartStyles = styles(chartCss);

/** Mean width of a character in the two sizes of a chart's font, px: what is drawn for paper can't be measured before. */
const measure = (text: string, { small = false } = {}) => text.length * (small ? 6.4 : 7);

interface PaperBarsProps extends Pick<BarsModel, "categories" | "series" | "tickUnit"> {
  /** What it shows, in words. */
  readonly label: string;
  /** px. */
  readonly width: number;
  readonly height: number;
  readonly format: (value: number) => string;
}

/** Columns of a fixed size, for what is only printed: drawn at once, without cursor and tooltip. */
export function PaperBars({ label, width, height, format, ...model }: PaperBarsProps) {
  useStyles(chartStyles);
  const room = { width, height, measure };
  const layout = layoutBars(
    { ...model, formatTick: format, formatTotal: format, showTotals: true, maxBarWidth: 28 },
    room,
  );
  return (
    <div className="sh-chart" role="img" aria-label={label}>
      <div className="sh-chart-paper" style={{ width, height }}>
        <div className="sh-chart-box">
          <BarsPicture layout={layout} format={format} />
        </div>
      </div>
    </div>
  );
}
