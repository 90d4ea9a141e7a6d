interface Arc {
  /** Degrees, clockwise from twelve o'clock. */
  readonly start: number;
  readonly sweep: number;
  /** Part of the whole, 0 … 1. */
  readonly share: number;
}

/** One arc per value, together 360°; empty if the sum isn't above 0. The caller must leave out values that aren't above 0. */
export function arcs(values: readonly number[]): readonly Arc[] {
  const total = values.reduce((sum, value) => sum + value, 0);
  if (total <= 0) return [];
  let before = 0;
  return values.map((value) => {
    const start = (before / total) * 360;
    before += value;
    return { start, sweep: (before / total) * 360 - start, share: value / total };
  });
}

interface Dash {
  readonly dash: string;
  readonly offset: number;
}

/** `stroke-dasharray` and `stroke-dashoffset` of a circle that show only this arc, shortened by `gap` but at least 1 unit long. */
export function arcDash(arc: Arc, radius: number, gap: number): Dash {
  const round = 2 * Math.PI * radius;
  const whole = arc.sweep >= 360;
  const length = whole ? round : Math.max(1, (arc.sweep / 360) * round - gap);
  const start = (arc.start / 360) * round + (whole ? 0 : gap / 2);
  return { dash: `${length.toFixed(2)} ${(round - length).toFixed(2)}`, offset: Number((-start).toFixed(2)) };
}
