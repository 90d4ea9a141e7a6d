import type { Frame } from "./basemap/geometry.ts";
import type { MapLine } from "./types.ts";
import { toWay, type Way } from "./way.ts";

/** A line with its way in world units. */
export interface LineShape {
  readonly line: MapLine;
  readonly path: Way;
}

/** Ways by what they were made of, for as long as the parent keeps that: a filter that is taken back decodes nothing. */
export type KnownWays = WeakMap<object, Way>;

/**
 * The shapes of `lines`, in their order. A way that did not change is taken over, so that a hover or a filter over a thousand
 * lines decodes and projects nothing.
 */
export function syncShapes(
  before: ReadonlyMap<string, LineShape>,
  lines: readonly MapLine[],
  known: KnownWays = new WeakMap(),
): Map<string, LineShape> {
  const shapes = new Map<string, LineShape>();
  for (const line of lines) {
    const old = before.get(line.id);
    const source = line.points ?? line;
    const isSameWay = old && old.line.points === line.points && old.line.polyline === line.polyline;
    const path = isSameWay ? old.path : (known.get(source) ?? toWay(line));
    if (!path) continue;
    known.set(source, path);
    shapes.set(line.id, old?.line === line ? old : { line, path });
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
  frame: Pick<Frame, "scale" | "offsetX" | "offsetY">,
  {
    x,
    y,
    zoom,
    tolerance,
  }: { readonly x: number; readonly y: number; readonly zoom: number; readonly tolerance: number },
): string | null {
  const worldX = (x + frame.offsetX) / frame.scale;
  const worldY = (y + frame.offsetY) / frame.scale;
  const reach = tolerance / frame.scale;
  let best: string | null = null;
  let isBestFaded = true;
  let bestDistance = reach * reach;
  for (const { line, path } of shapes) {
    const { box } = path;
    if (worldX < box[0] - reach || worldX > box[2] + reach || worldY < box[1] - reach || worldY > box[3] + reach)
      continue;
    const isFaded = line.faded ?? false;
    if (line.selectable === false || (isFaded && !isBestFaded)) continue;
    const coordinates = path.at(zoom);
    let nearest = reach * reach;
    let isMet = false;
    for (let index = 2; index < coordinates.length; index += 2) {
      const distance = squaredDistance(
        worldX,
        worldY,
        coordinates[index - 2]!,
        coordinates[index - 1]!,
        coordinates[index]!,
        coordinates[index + 1]!,
      );
      if (distance > nearest) continue;
      nearest = distance;
      isMet = true;
    }
    if (!isMet || (nearest > bestDistance && isBestFaded === isFaded)) continue;
    bestDistance = nearest;
    best = line.id;
    isBestFaded = isFaded;
  }
  return best;
}
