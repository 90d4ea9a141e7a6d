import type { layoutBars } from "./bars-layout.ts";
import { Grid, Picture, Words } from "../picture.tsx";

interface BarsPictureProps {
  readonly layout: ReturnType<typeof layoutBars>;
  /** Formats the value of a tick. */
  readonly format: (value: number) => string;
}

/** The picture of a stacked bar chart: grid, bars and labels. */
export function BarsPicture({ layout: { plane, ticks, shapes, words, limit }, format }: BarsPictureProps) {
  return (
    <Picture plane={plane}>
      <Grid plane={plane} ticks={ticks} format={format} />
      {shapes.map(({ color, solid, hatching, frame }, index) => (
        // The index is a stable key, because the order of the series never changes.
        <g key={index} className="sh-chart-bars" style={{ color: `var(${color})` }}>
          <path className="sh-chart-solid" d={solid} />
          <path className="sh-chart-hatching" d={hatching} />
          <path className="sh-chart-frame" d={frame} />
        </g>
      ))}
      {limit && <path className="sh-chart-limit" d={limit} />}
      <Words of={words} />
    </Picture>
  );
}
