import type { Ink } from "./colors.ts";
import type { Layout, Plot, Size } from "./plot.ts";
import type { Sheet } from "./sheet.ts";

/** What a surface asks the chart around it for, each time it draws. */
export interface Frame {
  readonly box: HTMLElement;
  ink(): Ink;
  layout(): Layout;
  /** Below and above the series that the surface itself draws. Called in this order whenever it draws. */
  below(sheet: Sheet): void;
  above(sheet: Sheet): void;
}

/** Something that a plot is drawn on. */
export interface Surface {
  readonly size: Size;
  /** Draws anew in this size, with a new layout. */
  resize(size: Size): void;
  /** Draws anew with a new layout. */
  redraw(): void;
  /** Draws anew where everything stands: only the colours have changed. */
  recolor(): void;
  destroy(): void;
}

export type CreateSurface<P extends Plot> = (plot: P, frame: Frame, size: Size) => Surface;

/** A surface that is there at once, or one whose library is loaded at the first use. */
export type SurfaceSource<P extends Plot> =
  | { readonly create: CreateSurface<P> }
  | { readonly load: () => Promise<CreateSurface<P>> };
