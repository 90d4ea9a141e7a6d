import { boxOf, type Box } from "../basemap/geometry.ts";
import type { LineShape, Way } from "./line-geometry.ts";

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
