interface StackPart {
  readonly series: number;
  readonly from: number;
  readonly to: number;
}

interface StackColumn {
  /** From the base upwards; series without a value or with 0 have no part. */
  readonly parts: readonly StackPart[];
  /** Null where no series has a value. */
  readonly total: number | null;
}

/** Stacks the series' values at each of the `length` positions. Negative values count as 0. */
export function stack(series: readonly (readonly (number | null)[])[], length: number): readonly StackColumn[] {
  return Array.from({ length }, (_, index) => {
    const parts: StackPart[] = [];
    let top = 0;
    let known = false;
    series.forEach((values, position) => {
      const value = values[index] ?? null;
      if (value === null) return;
      known = true;
      if (value <= 0) return;
      parts.push({ series: position, from: top, to: top + value });
      top += value;
    });
    return { parts, total: known ? top : null };
  });
}
