import { drawRings } from "../lines/draw-lines.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import type { CanvasOverlay, MapSurface } from "../map-surface.ts";
import type { LineShape } from "../lines/line-geometry.ts";
import { hasLeader, type SpreadMarker } from "./marker-spread.ts";
import { drawLeaders } from "../pins/draw-pins.ts";
import type { Pins } from "../pins/pins.ts";

interface MarksOptions {
  readonly colors: () => CanvasColors;
  readonly shapes: () => ReadonlyMap<string, LineShape>;
  readonly pins: Pins;
  readonly markers: () => readonly SpreadMarker[];
}

interface Marks {
  /** Redraws after a change of anything that is drawn here. */
  invalidate(): void;
  remove(): void;
}

/** Draws rings at line ends, pins, and leader lines of markers: above the place labels, below the markers. */
export function createMarks(view: MapSurface, { colors, shapes, pins, markers }: MarksOptions): Marks {
  // Created on demand: many maps have nothing to draw here.
  let overlay: CanvasOverlay | null = null;

  const isWanted = (): boolean =>
    pins.hasAny || markers().some(hasLeader) || [...shapes().values()].some(({ line }) => line.ring);

  return {
    invalidate() {
      if (overlay && isWanted()) overlay.invalidate();
      else if (overlay) {
        overlay.remove();
        overlay = null;
      } else if (isWanted()) {
        overlay = view.addCanvas({ name: "marks", zIndex: 470 }, (context, seen) => {
          const colored = { ...seen, colors: colors() };
          pins.drawDots(context, colored);
          drawRings(context, shapes().values(), colored);
          pins.drawPills(context, colored);
          const moved = markers().filter(hasLeader);
          if (moved.length > 0) drawLeaders(context, moved, colored);
        });
      }
    },
    remove() {
      overlay?.remove();
      overlay = null;
    },
  };
}
