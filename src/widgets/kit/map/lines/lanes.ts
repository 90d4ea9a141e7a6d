import type { Coordinates } from "../basemap/geometry.ts";
import type { LineShape } from "./line-geometry.ts";

/** From this zoom level on lines of one road lie side by side; from farther away there is no room for it. */
export const LANES_FROM = 12;
/** From the middle of one lane to the next, in pixels: a line of 3 and a little ground. */
const LANE_WIDTH = 3.5;
/** More on one side would lie too far from their road; then some share a lane. */
const LANES = 6;
/** Cells for a world's width: about 115 m of Istanbul. What passes the same one in the same direction shares a road. */
const CELLS = 2 ** 18;
const HEADINGS = 8;

/** Every cell that a way passes, once, with the direction in which it does. */
function cellsOf(way: Coordinates): Set<number> {
  const cells = new Set<number>();
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
  return cells;
}

/**
 * The lane of each way: 0 beside the middle of the road, then outwards. Ways that share a road in the same direction get
 * different ones as long as there are enough, else the one that they share for the shortest distance.
 */
export function assignLanes(ways: readonly Coordinates[]): number[] {
  const taken = new Map<number, Uint16Array>();
  return ways.map((way) => {
    const cells = cellsOf(way);
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

/** How far a line lies beside its way at a zoom level, in pixels to the right of where it leads. */
export type OffsetOf = (shape: LineShape, zoom: number) => number;

export interface Lanes {
  /** The lines that share the map's roads from now on. */
  set(shapes: ReadonlyMap<string, LineShape>): void;
  readonly offsetOf: OffsetOf;
}

/** Which zoom level the lanes of all lines are seen from; simpler ways, so that a thousand lines are no long task. */
const DETAIL = 13;

export function createLanes(): Lanes {
  let shapes: ReadonlyMap<string, LineShape> = new Map();
  let lanes: ReadonlyMap<LineShape["path"], number> | null = null;

  /** By id, so that the order of drawing and a selection change no line's place. */
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
