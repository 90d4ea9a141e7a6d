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
