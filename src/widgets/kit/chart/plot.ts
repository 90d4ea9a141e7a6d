import type uPlot from "uplot";
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

/** One chart as uPlot needs it; what uPlot cannot draw is drawn below or above its series. */
export interface Plot {
  readonly data: uPlot.AlignedData;
  readonly range: readonly [number, number];
  layout(ink: Ink, size: Size): Layout;
  series(ink: () => Ink): uPlot.Series[];
  below(sheet: Sheet, layout: Layout): void;
  above(sheet: Sheet, layout: Layout): void;
  /** Where the cursor may stand. */
  stops(sheet: Sheet): readonly Stop[];
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
