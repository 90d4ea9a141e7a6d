import type { Coordinates } from "../geometry.ts";
import type { LineShape } from "./line-geometry.ts";

/** Zoom level from which lines of one road lie side by side; below it there is no room. */
export const LANES_FROM = 12;
/** Pixels between the middles of two lanes: a line of 3 and a gap. */
const LANE_WIDTH = 3.5;
/** Lanes per direction. More would lie too far from their road, so further lines share a lane. */
const LANES = 6;
/** Grid cells per width of the world: about 115 m in Istanbul. Paths through one cell in the same direction share a road. */
const CELLS = 2 ** 18;
const HEADINGS = 8;

/** Adds the keys of the cells that a piece of a path crosses, each with the direction of travel (one of 8). */
function addCells(cells: Set<number>, way: Coordinates): void {
  for (let index = 2; index < way.length; index += 2) {
    const [fromX, fromY] = [way[index - 2]! * CELLS, way[index - 1]! * CELLS];
    const [stepX, stepY] = [way[index]! * CELLS - fromX, way[index + 1]! * CELLS - fromY];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(stepX), Math.abs(stepY)) * 2));
    const turn = Math.atan2(stepY, stepX) / (2 * Math.PI) + 1;
    const heading = Math.round(turn * HEADINGS) % HEADINGS;
    for (let step = 0; step <= steps; step += 1) {
      const x = Math.floor(fromX + (stepX * step) / steps);
      const y = Math.floor(fromY + (stepY * step) / steps);
      cells.add((x * CELLS + y) * HEADINGS + heading);
    }
  }
}

/**
 * The lane of each path: 0 next to the middle of the road, then outwards. Paths that share a road in the same direction get
 * different lanes while there are free ones, else the lane with the shortest shared distance.
 */
export function assignLanes(ways: readonly (readonly Coordinates[])[]): number[] {
  const taken = new Map<number, Uint16Array>();
  return ways.map((pieces) => {
    const cells = new Set<number>();
    for (const piece of pieces) addCells(cells, piece);
    const shared = new Float64Array(LANES);
    for (const cell of cells) taken.get(cell)?.forEach((count, lane) => (shared[lane]! += count));
    const lane = shared.indexOf(Math.min(...shared));
    for (const cell of cells) {
      let counts = taken.get(cell);
      if (!counts) taken.set(cell, (counts = new Uint16Array(LANES)));
      counts[lane]! += 1;
    }
    return lane;
  });
}

/** Offset of a line from its path at a zoom level, in pixels to the right of the direction of travel. */
export type OffsetOf = (shape: LineShape, zoom: number) => number;

interface Lanes {
  /** Sets the lines that share the map's roads. */
  set(shapes: ReadonlyMap<string, LineShape>): void;
  readonly offsetOf: OffsetOf;
}

/** Zoom level whose simplified paths the lanes are computed from, so that a thousand lines are no long task. */
const DETAIL = 13;

export function createLanes(): Lanes {
  let shapes: ReadonlyMap<string, LineShape> = new Map();
  let lanes: ReadonlyMap<LineShape["path"], number> | null = null;

  /** Assigned in the order of the ids, so that neither drawing order nor selection changes a line's lane. */
  function findLanes(): ReadonlyMap<LineShape["path"], number> {
    const sharing = [...shapes.values()]
      .filter(({ line }) => line.road !== undefined)
      .sort((a, b) => (a.line.id < b.line.id ? -1 : 1));
    const found = assignLanes(sharing.map(({ path }) => path.at(DETAIL)));
    return new Map(sharing.map(({ path }, index) => [path, found[index] ?? 0]));
  }

  return {
    set(next) {
      shapes = next;
      const isKnown = ({ line, path }: LineShape) => line.road === undefined || lanes?.has(path);
      const sharing = [...next.values()].filter(({ line }) => line.road !== undefined).length;
      if (lanes && (sharing !== lanes.size || ![...next.values()].every(isKnown))) lanes = null;
    },
    offsetOf({ line, path }, zoom) {
      const offset = line.offset ?? 0;
      if (line.road !== "beside" || zoom < LANES_FROM) return offset;
      lanes ??= findLanes();
      return offset + (lanes.get(path) ?? 0) * LANE_WIDTH;
    },
  };
}
