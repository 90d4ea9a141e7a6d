import { styles, useStyles } from "../element/styles.ts";
import sparklineCss from "./sparkline.css?inline";

const sparklineStyles = styles(sparklineCss);

interface SparklineProps {
  /** Oldest first; null is a gap. */
  readonly values: readonly (number | null)[];
  /** Whether the last value is ringed: it is the figure beside the line. Default true. */
  readonly hasRing?: boolean;
}

/**
 * A line without axes that fills its container. Renders nothing without a value. Hidden from screen readers: the tile around it
 * contains the text.
 */
export function Sparkline({ values, hasRing = true }: SparklineProps) {
  useStyles(sparklineStyles);
  const shape = sparkShape(values);
  if (!shape) return null;
  return (
    <div className="sh-sparkline" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
        <path className="sh-sparkline-area" d={shape.area} />
        <path className="sh-sparkline-line" d={shape.line} />
      </svg>
      {/* No SVG circle, which the stretched drawing would turn into an ellipse. */}
      {hasRing && <i style={{ left: `${shape.last.x}%`, top: `${shape.last.y}%` }} />}
    </div>
  );
}

interface SparkShape {
  readonly line: string;
  readonly area: string;
  /** Last known value, in percent of width and height from the top left. */
  readonly last: { readonly x: number; readonly y: number };
}

/** Room above and below the line in percent, so that neither the line nor the ring is cut off. */
const margin = 8;

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** SVG path data of the values in a box of 100 × 100; a null value is a gap. Null if all values are null. */
export function sparkShape(values: readonly (number | null)[]): SparkShape | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const min = Math.min(...known);
  const max = Math.max(...known);
  const y = (value: number) => (max === min ? 50 : margin + ((max - value) / (max - min)) * (100 - 2 * margin));
  const x = (index: number) => (values.length === 1 ? 100 : (index / (values.length - 1)) * 100);

  const runs: { x: number; y: number }[][] = [];
  let run: { x: number; y: number }[] | null = null;
  values.forEach((value, index) => {
    if (value === null) run = null;
    else {
      if (!run) runs.push((run = []));
      run.push({ x: x(index), y: y(value) });
    }
  });
  const toPath = (points: readonly { x: number; y: number }[]) =>
    points.map((point, index) => `${index === 0 ? "M" : "L"}${fixed(point.x)} ${fixed(point.y)}`).join("");
  // A single point between two gaps becomes a line of length 0, which the round line cap draws as a dot.
  const line = runs.map((points) => toPath(points) + (points.length === 1 ? "h0" : "")).join("");
  const area = runs
    .filter((points) => points.length > 1)
    .map((points) => `${toPath(points)}L${fixed(points.at(-1)?.x ?? 0)} 100L${fixed(points[0]?.x ?? 0)} 100Z`)
    .join("");
  const last = runs.at(-1)?.at(-1) ?? { x: 100, y: 50 };
  return { line, area, last };
}
