import { toPath, type Frame, type Path } from "./basemap/geometry.ts";
import { decodePolyline } from "./polyline.ts";
import type { MapLine } from "./types.ts";

/** A line with its way in world units. */
export interface LineShape {
  readonly line: MapLine;
  readonly path: Path;
}

/**
 * The shapes of `lines`, in their order. A way that did not change is taken over from `known`, so that a hover or a filter
 * over a thousand lines decodes and projects nothing.
 */
export function syncShapes(known: ReadonlyMap<string, LineShape>, lines: readonly MapLine[]): Map<string, LineShape> {
  const shapes = new Map<string, LineShape>();
  for (const line of lines) {
    const before = known.get(line.id);
    if (before?.line === line) shapes.set(line.id, before);
    else {
      const isSameWay = before && before.line.points === line.points && before.line.polyline === line.polyline;
      const path = isSameWay ? before.path : toPath(line.points ?? decodePolyline(line.polyline));
      if (path.coordinates.length >= 4) shapes.set(line.id, { line, path });
    }
  }
  return shapes;
}

function squaredDistance(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number): number {
  const stepX = toX - fromX;
  const stepY = toY - fromY;
  const length = stepX * stepX + stepY * stepY;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * stepX + (y - fromY) * stepY) / length));
  return (fromX + share * stepX - x) ** 2 + (fromY + share * stepY - y) ** 2;
}

/** The selectable line nearest to a place in the frame, at most `tolerance` pixels away; of equals the one drawn above. */
export function nearestLine(
  shapes: Iterable<LineShape>,
  frame: Frame,
  x: number,
  y: number,
  tolerance: number,
): string | null {
  const worldX = (x + frame.offsetX) / frame.scale;
  const worldY = (y + frame.offsetY) / frame.scale;
  const reach = tolerance / frame.scale;
  let best: string | null = null;
  let bestDistance = reach * reach;
  for (const { line, path } of shapes) {
    if (line.selectable === false) continue;
    const { coordinates, box } = path;
    if (worldX < box[0] - reach || worldX > box[2] + reach || worldY < box[1] - reach || worldY > box[3] + reach)
      continue;
    for (let index = 2; index < coordinates.length; index += 2) {
      const distance = squaredDistance(
        worldX,
        worldY,
        coordinates[index - 2]!,
        coordinates[index - 1]!,
        coordinates[index]!,
        coordinates[index + 1]!,
      );
      if (distance <= bestDistance) {
        bestDistance = distance;
        best = line.id;
      }
    }
  }
  return best;
}
