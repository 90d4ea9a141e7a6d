import { styles, useStyles } from "../element/styles.ts";
import type { ColorToken } from "./chart-types.ts";
import chartCss from "./chart.css?inline";

const chartStyles = styles(chartCss);

interface LegendItem {
  readonly name: string;
  readonly color: ColorToken;
  /** Text after the name: "1.236". */
  readonly text?: string;
  readonly kind?: "bar" | "forecast";
}

/** Legend with the names of the series, which the card places. */
export function ChartLegend({ items }: { readonly items: readonly LegendItem[] }) {
  useStyles(chartStyles);
  return (
    <ul className="sh-chart-legend wrap muted text-xs">
      {items.map(({ name, color, text, kind = "bar" }) => (
        <li className="inline-row gap-6" key={name}>
          <Swatch color={color} kind={kind} />
          {text === undefined ? name : `${name} ${text}`}
        </li>
      ))}
    </ul>
  );
}

interface SwatchProps {
  readonly color: ColorToken;
  readonly kind?: "bar" | "forecast";
}

/** The colour of a series beside its name. */
export function Swatch({ color, kind = "bar" }: SwatchProps) {
  useStyles(chartStyles);
  return <i className={`sh-chart-swatch sh-chart-swatch-${kind}`} style={{ color: `var(${color})` }} />;
}
