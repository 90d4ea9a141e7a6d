import { styles, useStyles } from "../element/styles.ts";
import type { ColorToken } from "./chart-types.ts";
import swatchCss from "./swatch.css?inline";

const swatchStyles = styles(swatchCss);

interface SwatchProps {
  readonly color: ColorToken;
  readonly kind?: "bar" | "forecast";
}

/** The colour of a series beside its name. */
export function Swatch({ color, kind = "bar" }: SwatchProps) {
  useStyles(swatchStyles);
  return <i className={`sh-chart-swatch sh-chart-swatch-${kind}`} style={{ color: `var(${color})` }} />;
}
