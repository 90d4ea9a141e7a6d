import { type Box, boxOf } from "../geometry.ts";
import type { CanvasOverlay, MapSurface } from "../map-surface.ts";
import type { CanvasColors } from "../palette.ts";
import type { MapLine } from "../types.ts";
import { drawHighlighted, drawLines, FADED_OPACITY } from "./draw-lines.ts";
import { createLanes, type OffsetOf } from "./lanes.ts";
import { type KnownWays, type LineShape, syncShapes, type Way } from "./line-geometry.ts";

interface LineLayer {
  shapes(): ReadonlyMap<string, LineShape>;
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
    shapes: () => shapes,
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

/** Faded lines (`back`) and those in front of them. Without faded lines all are in `back`, at full opacity. */
interface LineGroups {
  readonly back: readonly LineShape[];
  readonly front: readonly LineShape[];
  readonly isFaded: boolean;
}

export function toGroups(shapes: ReadonlyMap<string, LineShape>): LineGroups {
  const all = [...shapes.values()];
  const faded = all.filter(({ line }) => line.faded);
  if (faded.length === 0) return { back: all, front: [], isFaded: false };
  return { back: faded, front: all.filter(({ line }) => !line.faded), isFaded: true };
}

const lookOf = ({ line: { color, weight, casing, dashed, dash, fill, offset, road } }: LineShape): string =>
  JSON.stringify([color, weight, casing ?? false, dashed ?? false, dash, fill, offset ?? 0, road]);

/**
 * Whether the picture of `drawn` can be reused as the new `back`. It may contain lines that are in front now, since a selected
 * line covers the thin one below it: selecting one of a thousand lines draws that line only.
 */
export function isStillGood(drawn: readonly LineShape[], { back, front }: LineGroups): boolean {
  const looks = new Map(drawn.map((shape) => [shape.path, shape]));
  for (const shape of back) {
    const before = looks.get(shape.path);
    if (!before || (before.line !== shape.line && lookOf(before) !== lookOf(shape))) return false;
    looks.delete(shape.path);
  }
  const covered = new Set<Way>(front.map(({ path }) => path));
  for (const path of looks.keys()) if (!covered.has(path)) return false;
  return true;
}

/** Bounding box of all shapes; null without any. */
export function boxAroundShapes(shapes: readonly LineShape[]): Box | null {
  if (shapes.length === 0) return null;
  return boxOf(Float64Array.from(shapes.flatMap(({ path }) => path.box)));
}
