import { createCanvasOverlay, type CanvasOverlay } from "../canvas-overlay.ts";
import { drawHighlighted, drawLines, FADED_OPACITY } from "./draw-lines.ts";
import type { Stage } from "../stage.ts";
import type { CanvasColors } from "../canvas-colors.ts";
import type { LeafletMap } from "../leaflet/leaflet.ts";
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

export function createLineLayer(map: LeafletMap, stage: Stage, colors: () => CanvasColors): LineLayer {
  const known: KnownWays = new WeakMap();
  const lanes = createLanes();
  const { offsetOf } = lanes;
  let shapes: Map<string, LineShape> = new Map();
  let drawn: readonly LineShape[] = [];
  let front: readonly LineShape[] = [];
  let highlighted: string | null = null;

  const highlightedShape = (): LineShape | undefined => (highlighted === null ? undefined : shapes.get(highlighted));

  const back = createCanvasOverlay(map, { pane: "lines", zIndex: 400, stage }, (context, view) =>
    drawLines(context, drawn, { ...view, colors: colors(), offsetOf }),
  );
  // Separate canvases, no larger than their lines, so that the thousand other lines are not redrawn.
  let frontOverlay: CanvasOverlay | null = null;
  let highlight: CanvasOverlay | null = null;

  function syncFront(): void {
    if (frontOverlay) frontOverlay.invalidate();
    else if (front.length > 0) {
      const options = { pane: "front-lines", zIndex: 405, stage, bounds: () => boxAroundShapes(front) };
      frontOverlay = createCanvasOverlay(map, options, (context, view) =>
        drawLines(context, front, { ...view, colors: colors(), offsetOf }),
      );
    }
  }

  function syncHighlight(): void {
    if (highlight) highlight.invalidate();
    else if (highlightedShape()) {
      const options = { pane: "highlight", zIndex: 410, stage, bounds: () => highlightedShape()?.path.box ?? null };
      highlight = createCanvasOverlay(map, options, (context, view) => {
        const shape = highlightedShape();
        if (shape) drawHighlighted(context, shape, { ...view, colors: colors(), offsetOf });
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
