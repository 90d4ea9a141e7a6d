/** A colour of tokens.css by its name. */
export type ColorToken = `--shuttle-${string}`;

/** What is shown of a chart without its picture, the same in all charts. */
export interface ChartBaseProps {
  /** Short name: the plot's and the table's ("Rezervasyonlar"). */
  readonly label: string;
  /** What the chart says, in one sentence: the figure's accessible name. */
  readonly summary: string;
  /** Head of the table's first column ("Gün"). */
  readonly rowHeading: string;
}

interface ChartEntry {
  readonly name: string;
  readonly text: string;
  readonly color?: ColorToken;
}

/** One position of the keyboard cursor: one line of the table, one tooltip. */
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
