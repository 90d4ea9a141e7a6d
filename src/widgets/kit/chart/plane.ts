/** Returns the width of a text in px, in the font of the picture. */
export type Ruler = (text: string, style?: { readonly small?: boolean; readonly bold?: boolean }) => number;

/** Size of a picture's box in px, and a function that measures texts in its font. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly measure: Ruler;
}

/** Size of a picture, and the plot rectangle in it, outside of which the labels are; all in px from the top left corner. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  x(position: number): number;
  y(value: number): number;
}

interface Padding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Both scales are linear: x from the first position of `range` to the last, y from the first tick to the last. */
export function toPlane(
  { width, height }: Room,
  padding: Padding,
  [from, to]: readonly [number, number],
  ticks: readonly number[],
): Plane {
  const { top, left } = padding;
  const right = width - padding.right;
  const bottom = height - padding.bottom;
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return {
    width,
    height,
    left,
    top,
    right,
    bottom,
    x: (position) => left + ((position - from) / (to - from)) * (right - left),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
  };
}

/** One line of text, vertically centred at y. */
export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Which end of the text stands at x. Default: its middle. */
  readonly anchor?: "start" | "end";
  readonly small?: boolean;
  readonly bold?: boolean;
  /** Draws an outline in the background colour around the text. */
  readonly halo?: boolean;
}

/** One position of the cursor, px. */
export interface Stop {
  readonly center: number;
  readonly left: number;
  readonly width: number;
  /** Top of the value or of the stack. */
  readonly top: number;
  /** y of the point on the line that the cursor marks; null without a value, and for bars. */
  readonly mark: number | null;
}

export interface Layout {
  readonly plane: Plane;
  readonly ticks: readonly number[];
  readonly words: readonly Word[];
  readonly stops: readonly Stop[];
}

/** Widest of the texts, px. */
export function widest(texts: readonly string[], width: (text: string, index: number) => number): number {
  return texts.reduce((most, text, index) => Math.max(most, width(text, index)), 0);
}
