/** Rows drawn above and below those in sight, so that scrolling shows no gap. */
const overscan = 6;
/** A window begins at a multiple of this: not every scrolled row draws again. */
const step = 6;

interface RowWindow {
  /** First row drawn and the one after the last, from 0. */
  readonly start: number;
  readonly end: number;
}

interface Scroll {
  readonly count: number;
  /** Height of a row, px. */
  readonly rowHeight: number;
  /** How far the rows are scrolled, px. */
  readonly top: number;
  /** Height of the part in sight, px. */
  readonly height: number;
}

/** Which rows to draw. */
export function toRowWindow({ count, rowHeight, top, height }: Scroll): RowWindow {
  const inSight = Math.ceil(height / rowHeight) + 1;
  const drawn = inSight + 2 * overscan + step;
  const first = Math.floor(Math.max(0, top) / rowHeight) - overscan;
  const latest = Math.max(0, count - drawn);
  const start = Math.min(latest, Math.max(0, Math.floor(first / step) * step));
  return { start, end: Math.min(count, start + drawn) };
}
