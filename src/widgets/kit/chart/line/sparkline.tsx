import { styles, useStyles } from "../../element/styles.ts";
import { sparkShape } from "./spark-path.ts";
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
