import type { ColorToken } from "./chart-types.ts";
import type { Ink } from "./colors.ts";
import type { Sheet } from "./sheet.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What depends on the box and the font: the room for labels and the values of the grid lines. */
export interface Layout {
  /** Top, right, bottom, left, px. */
  readonly padding: readonly [number, number, number, number];
  readonly ticks: readonly number[];
}

/** One chart, apart from what it is drawn on. */
export interface Plot {
  /** First and last position of the x scale; the y scale goes from the first tick to the last. */
  readonly range: readonly [number, number];
  layout(ink: Ink, size: Size): Layout;
  /** Below and above the curves; all of it in a plot without curves. */
  below(sheet: Sheet, layout: Layout): void;
  above(sheet: Sheet, layout: Layout): void;
  /** Where the cursor may stand. */
  stops(sheet: Sheet): readonly Stop[];
}

/** A plot whose lines and areas uPlot draws. */
export interface CurvePlot extends Plot {
  /** The positions, then one list of values per curve. */
  readonly data: readonly (readonly (number | null)[])[];
  /** Colours, asked for at each drawing. */
  curves(ink: () => Ink): readonly { readonly stroke: () => string; readonly fill?: () => string }[];
}

/** One position of the cursor, px in the plot's box. */
export interface Stop {
  readonly center: number;
  readonly left: number;
  readonly width: number;
  /** Top of the value or of the stack. */
  readonly top: number;
  readonly marks: readonly { readonly y: number; readonly color: ColorToken }[];
}

export interface Geometry extends Size {
  readonly top: number;
  readonly bottom: number;
  readonly stops: readonly Stop[];
}
