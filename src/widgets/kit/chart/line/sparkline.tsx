import { styles, useStyles } from "../../element/styles.ts";
import { sparkShape } from "./spark-path.ts";
import sparklineCss from "./sparkline.css?inline";

const sparklineStyles = styles(sparklineCss);

interface SparklineProps {
  /** Oldest first; null is a gap. */
  readonly values: readonly (number | null)[];
}

/**
 * A line without axes that fills its container. Renders nothing without a value. Hidden from screen readers: the tile around it
 * contains the text.
 */
export function Sparkline({ values }: SparklineProps) {
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
      <i style={{ left: `${shape.last.x}%`, top: `${shape.last.y}%` }} />
    </div>
  );
}
