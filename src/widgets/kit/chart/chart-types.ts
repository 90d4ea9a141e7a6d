/** Name of a colour in tokens.css. */
export type ColorToken = `--shuttle-${string}`;

/** The texts that every chart needs. */
export interface ChartBaseProps {
  /** Short name of the plot and the table ("Rezervasyonlar"). */
  readonly label: string;
  /** One sentence about what the chart shows; the figure's accessible name. */
  readonly summary: string;
  /** Head of the table's first column ("Gün"). */
  readonly rowHeading: string;
}

interface ChartEntry {
  readonly name: string;
  readonly text: string;
  readonly color?: ColorToken;
}

/** Content of one cursor position: a row of the table, a tooltip. */
export interface ChartPoint {
  readonly label: string;
  readonly entries: readonly ChartEntry[];
}

const palette: readonly ColorToken[] = [
  "--shuttle-chart-1",
  "--shuttle-chart-2",
  "--shuttle-chart-3",
  "--shuttle-chart-4",
  "--shuttle-chart-5",
  "--shuttle-chart-6",
];

/** The order of the six is fixed (they were chosen as pairs for colour vision deficiency); a seventh series starts over. */
export function chartColor(index: number): ColorToken {
  return palette[index % palette.length] ?? "--shuttle-chart-1";
}
