import { drawHighlighted, drawLines, FADED_OPACITY } from "./draw-lines.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import type { CanvasOverlay, MapSurface } from "../map-surface.ts";
import { createLanes, type OffsetOf } from "./lanes.ts";
import { syncShapes, type KnownWays, type LineShape } from "./line-geometry.ts";
import { boxAroundShapes, isStillGood, toGroups } from "./line-groups.ts";
import type { MapLine } from "../types.ts";

interface LineLayer {
  readonly shapes: ReadonlyMap<string, LineShape>;
  readonly offsetOf: OffsetOf;
  setLines(lines: readonly MapLine[]): void;
  setHighlighted(id: string | null): void;
  /** Redraws after a change of colours. */
  invalidate(): void;
  remove(): void;
}

export function createLineLayer(view: MapSurface, colors: () => CanvasColors): LineLayer {
  const known: KnownWays = new WeakMap();
  const lanes = createLanes();
  const { offsetOf } = lanes;
  let shapes: Map<string, LineShape> = new Map();
  let drawn: readonly LineShape[] = [];
  let front: readonly LineShape[] = [];
  let highlighted: string | null = null;

  const highlightedShape = (): LineShape | undefined => (highlighted === null ? undefined : shapes.get(highlighted));

  const back = view.addCanvas({ name: "lines", zIndex: 400 }, (context, seen) =>
    drawLines(context, drawn, { ...seen, colors: colors(), offsetOf }),
  );
  // Separate canvases, no larger than their lines, so that the thousand other lines are not redrawn.
  let frontOverlay: CanvasOverlay | null = null;
  let highlight: CanvasOverlay | null = null;

  function syncFront(): void {
    if (frontOverlay) frontOverlay.invalidate();
    else if (front.length > 0) {
      const options = { name: "front-lines", zIndex: 405, bounds: () => boxAroundShapes(front) };
      frontOverlay = view.addCanvas(options, (context, seen) =>
        drawLines(context, front, { ...seen, colors: colors(), offsetOf }),
      );
    }
  }

  function syncHighlight(): void {
    if (highlight) highlight.invalidate();
    else if (highlightedShape()) {
      const options = { name: "highlight", zIndex: 410, bounds: () => highlightedShape()?.path.box ?? null };
      highlight = view.addCanvas(options, (context, seen) => {
        const shape = highlightedShape();
        if (shape) drawHighlighted(context, shape, { ...seen, colors: colors(), offsetOf });
      });
    }
  }

  return {
    get shapes() {
      return shapes;
    },
    offsetOf,
    setLines(lines) {
      shapes = syncShapes(shapes, lines, known);
      lanes.set(shapes);
      const groups = toGroups(shapes);
      back.setOpacity(groups.isFaded ? FADED_OPACITY : 1);
      if (!isStillGood(drawn, groups)) {
        drawn = groups.back;
        back.invalidate();
      }
      front = groups.front;
      syncFront();
      syncHighlight();
    },
    setHighlighted(id) {
      if (id === highlighted) return;
      highlighted = id;
      syncHighlight();
    },
    invalidate() {
      back.invalidate();
      frontOverlay?.invalidate();
      highlight?.invalidate();
    },
    remove() {
      back.remove();
      frontOverlay?.remove();
      highlight?.remove();
    },
  };
}
