import { useMemo } from "react";
import { styles, useStyles } from "../element/styles.ts";
import type { ColorToken } from "./chart-types.ts";
import { sparkShape } from "./spark-path.ts";
import sparklineCss from "./sparkline.css?inline";

const sparklineStyles = styles(sparklineCss);

export interface SparklineProps {
  /** Oldest first; null is a gap. */
  readonly values: readonly (number | null)[];
  /** Dashed line, for example the SLA target; the scale then includes it. */
  readonly reference?: number | null;
  /** Default: the first chart colour. */
  readonly color?: ColorToken;
  /** Says what it shows. Default: none, it is hidden from screen readers because the tile around it has the words. */
  readonly label?: string;
}

/** A line without axes, as high and wide as its place. Draws nothing without a value. */
export function Sparkline({ values, reference = null, color = "--shuttle-chart-1", label }: SparklineProps) {
  useStyles(sparklineStyles);
  const shape = useMemo(() => sparkShape(values, reference), [values, reference]);
  if (!shape) return null;
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <div className="sh-sparkline" style={{ color: `var(${color})` }} {...meaning}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path className="sh-sparkline-area" d={shape.area} />
        {shape.reference !== null && (
          <line className="sh-sparkline-reference" x1="0" x2="100" y1={shape.reference} y2={shape.reference} />
        )}
        <path className="sh-sparkline-line" d={shape.line} />
      </svg>
      {/* In the stretched drawing a circle would be an ellipse. */}
      <i style={{ left: `${shape.last.x}%`, top: `${shape.last.y}%` }} />
    </div>
  );
}
