import type { CurvePlot } from "./plot.ts";
import type { CreateSurface, SurfaceSource } from "./surface.ts";

let pending: Promise<CreateSurface<CurvePlot>> | undefined;

/**
 * uPlot, loaded once. Fails also when the browser's language is no valid tag ("en-US@posix"): uPlot makes a number format
 * of it while it is imported. The chart shows its table then.
 */
export const uplotSurface: SurfaceSource<CurvePlot> = {
  load: () => {
    pending ??= import("./uplot-surface.ts").then(
      ({ createUplot }) => createUplot,
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  },
};
