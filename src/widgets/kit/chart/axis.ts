interface TickOptions {
  /** Most intervals that fit, at least 1. */
  readonly intervals: number;
  /** The step is a multiple of this: 1 for counts, 10000 for invoices. Default: any step. */
  readonly unit?: number;
}

const roundSteps = [1, 2, 2.5, 3, 4, 5, 10];

/** The smallest round number that is not below `step` and is a multiple of `unit`. */
function roundStep(step: number, unit: number): number {
  const smallest = unit > 0 ? Math.max(step, unit) : step;
  for (let power = Math.floor(Math.log10(smallest)); ; power++) {
    const magnitude = 10 ** power;
    for (const factor of roundSteps) {
      const candidate = Number((factor * magnitude).toPrecision(12));
      if (candidate < smallest * (1 - 1e-9)) continue;
      const multiples = unit > 0 ? candidate / unit : 1;
      if (Math.abs(multiples - Math.round(multiples)) < 1e-9) return candidate;
    }
  }
}

/** Evenly spaced round values that enclose min and max. */
export function niceTicks(min: number, max: number, { intervals, unit = 0 }: TickOptions): readonly number[] {
  let low = Math.min(min, max);
  let high = Math.max(min, max);
  if (low === high) {
    const margin = Math.abs(low) * 0.1 || unit || 1;
    low = low >= 0 ? Math.max(0, low - margin) : low - margin;
    high += margin;
  }
  const most = Math.max(1, Math.floor(intervals));
  let step = roundStep((high - low) / most, unit);
  // Both ends are extended to multiples of the step, which may give too many intervals: then the next larger step is tried.
  for (;;) {
    const first = Math.floor(low / step + 1e-9);
    const last = Math.ceil(high / step - 1e-9);
    if (last - first <= most || most === 1) {
      const top = most === 1 ? Math.max(first + 1, last) : last;
      return Array.from({ length: top - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
    }
    step = roundStep(step * 1.01, unit);
  }
}

/** Whether all values are whole numbers, that is counts, whose axis must not show fractions. */
export function isCounts(values: readonly (number | null)[]): boolean {
  return values.every((value) => value === null || Number.isInteger(value));
}

/** Space between two neighbouring labels, px. */
const labelGap = 6;

/**
 * The smallest n for which labels don't touch when every n-th one is shown; 1: all of them. `distance` is the space from one
 * position to the next, `widest` the longest label, both in px.
 */
export function labelStride(widest: number, distance: number, gap = labelGap): number {
  return distance <= 0 ? 1 : Math.max(1, Math.ceil((widest + gap) / distance));
}

/** The positions that keep their label. The anchor (today, the last month) is always among them. */
export function thinLabels(count: number, stride: number, anchor: number): ReadonlySet<number> {
  const kept = new Set<number>();
  for (let index = anchor % stride; index < count; index += stride) if (index >= 0) kept.add(index);
  return kept;
}

interface LabelBox {
  readonly center: number;
  readonly width: number;
}

/** Keeps a centred text inside of 0 … limit. */
export function clampCenter(box: LabelBox, limit: number): number {
  const half = box.width / 2;
  return Math.max(half, Math.min(limit - half, box.center));
}

/** Row of each note below the labels, from 0: a note that would touch one to its left moves down to the next free row. */
export function noteRows(notes: readonly (LabelBox | null)[], gap = 4): readonly number[] {
  const ends: number[] = [];
  return notes.map((note) => {
    if (!note) return 0;
    const start = note.center - note.width / 2;
    let row = 0;
    while ((ends[row] ?? Number.NEGATIVE_INFINITY) + gap > start) row++;
    ends[row] = note.center + note.width / 2;
    return row;
  });
}

/** Moves texts at the right edge apart to `distance` px, as little as possible, inside of low … high; order is kept. */
export function spreadLabels(
  positions: readonly number[],
  distance: number,
  low: number,
  high: number,
): readonly number[] {
  const order = positions.map((_, index) => index).sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0));
  const placed = [...positions];
  let floor = low;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + distance;
  }
  let ceiling = high;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - distance;
  }
  return placed;
}
