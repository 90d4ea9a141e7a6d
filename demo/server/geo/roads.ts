import { nearestOnWay } from "./along.ts";
import { isOnLand } from "./land.ts";
import { distance, type Point } from "./places.ts";
import graph from "./road-graph.json";

type RoadClass = keyof typeof graph.speeds_kmh;

interface Edge {
  readonly ends: readonly [number, number];
  readonly roadClass: RoadClass;
  readonly minutes: number;
  readonly points: readonly Point[];
}

/** A way along the roads: its shape and how long it takes without traffic. */
export interface Way {
  readonly points: readonly Point[];
  readonly minutes: number;
}

/** The point of the road graph that is nearest to a place: a vertex of one edge. */
interface Access {
  readonly edge: Edge;
  readonly vertex: number;
}

const speeds: ReadonlyMap<string, number> = new Map(Object.entries(graph.speeds_kmh));

const edges: readonly Edge[] = graph.edges.map((fields) => {
  const [from, to, artery, roadClass, kilometres, shape] = fields as [
    number,
    number,
    string,
    string,
    number,
    number[][],
  ];
  const speed = speeds.get(roadClass);
  if (speed === undefined) throw new Error(`road-graph.json: no speed for "${roadClass}" (${artery})`);
  const points = shape.map(([lat = 0, lng = 0]) => ({ lat, lng }));
  return { ends: [from, to], roadClass: roadClass as RoadClass, minutes: (kilometres / speed) * 60, points };
});

const edgesAt: readonly Edge[][] = graph.nodes.map(() => []);
for (const edge of edges) for (const end of edge.ends) edgesAt[end]?.push(edge);

const accesses = new Map<Point, Access>();

function accessOf(place: Point): Access {
  const known = accesses.get(place);
  if (known) return known;
  let best: Access | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    for (const [vertex, point] of edge.points.entries()) {
      const metres = distance(point, place);
      if (metres < bestDistance) {
        best = { edge, vertex };
        bestDistance = metres;
      }
    }
  }
  if (!best) throw new Error("road-graph.json has no edge");
  accesses.set(place, best);
  return best;
}

/** The two pieces of an edge on either side of a vertex, each from the vertex outwards, with its share of the edge's time. */
function pieces({ edge, vertex }: Access): { end: number; way: Way }[] {
  const toStart = edge.points.slice(0, vertex + 1).toReversed();
  const toEnd = edge.points.slice(vertex);
  const total = lengthOf(edge.points);
  const share = (points: readonly Point[]) => (total === 0 ? 0 : (edge.minutes * lengthOf(points)) / total);
  return [
    { end: edge.ends[0], way: { points: toStart, minutes: share(toStart) } },
    { end: edge.ends[1], way: { points: toEnd, minutes: share(toEnd) } },
  ];
}

/** A point within this distance of a road is on it, m. */
const roadWidth = 20;
/** The same in degrees, with a margin; for latitude and longitude. */
const reach = 0.0003;

const boxes = edges.map(({ points }) => {
  const [latitudes, longitudes] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...latitudes) - reach,
    north: Math.max(...latitudes) + reach,
    west: Math.min(...longitudes) - reach,
    east: Math.max(...longitudes) + reach,
  };
});

/** The road that a point is on; where several meet, the one least suited for stopping. Undefined off all roads. */
export function roadAt(place: Point): RoadClass | undefined {
  const found = new Set<RoadClass>();
  for (const [index, { points, roadClass }] of edges.entries()) {
    if (isWithin(boxes[index], place) && passes(points, place)) found.add(roadClass);
  }
  return byDifficulty.find((roadClass) => found.has(roadClass));
}

const noStopping: ReadonlySet<RoadClass | undefined> = new Set(["motorway", "tunnel"] as const);

/** Whether people may get on or off: not on a bridge, a motorway or in a tunnel. */
export function canStopAt(place: Point): boolean {
  return isOnLand(place) && !noStopping.has(roadAt(place));
}

function isWithin(box: (typeof boxes)[number] | undefined, { lat, lng }: Point): boolean {
  return box !== undefined && lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east;
}

const byDifficulty: readonly RoadClass[] = ["tunnel", "motorway", "trunk", "primary", "secondary"];

function passes(points: readonly Point[], place: Point): boolean {
  return (nearestOnWay(points, place)?.away ?? Number.POSITIVE_INFINITY) <= roadWidth;
}

export function lengthOf(points: readonly Point[]): number {
  let metres = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (a && b) metres += distance(a, b);
  }
  return metres;
}

/** The quickest ways from anywhere to one destination: Dijkstra's algorithm, run once from the destination outwards. */
export class WaysTo {
  readonly #minutes = new Map<number, number>();
  readonly #towards = new Map<number, { next: number; points: readonly Point[] }>();
  readonly #destination: Access;

  constructor(destination: Point) {
    this.#destination = accessOf(destination);
    const open = new Set<number>();
    for (const { end, way } of pieces(this.#destination)) {
      if ((this.#minutes.get(end) ?? Number.POSITIVE_INFINITY) <= way.minutes) continue;
      this.#minutes.set(end, way.minutes);
      this.#towards.set(end, { next: -1, points: way.points.toReversed() });
      open.add(end);
    }
    while (open.size > 0) this.#settle(this.#closest(open), open);
  }

  /** Undefined without a connection, and when both places are on one edge, too near for a shuttle. */
  from(place: Point): Way | undefined {
    const access = accessOf(place);
    if (access.edge === this.#destination.edge) return undefined;
    const starts = pieces(access)
      .map(({ end, way }) => ({ end, way, total: way.minutes + (this.#minutes.get(end) ?? Number.POSITIVE_INFINITY) }))
      .toSorted((a, b) => a.total - b.total);
    const start = starts[0];
    if (!start || !Number.isFinite(start.total)) return undefined;
    const points = [...start.way.points];
    for (let node = start.end; node !== -1;) {
      const step = this.#towards.get(node);
      if (!step) return undefined;
      points.push(...step.points.slice(1));
      node = step.next;
    }
    return { points, minutes: start.total };
  }

  #closest(open: Set<number>): number {
    let best = -1;
    let bestMinutes = Number.POSITIVE_INFINITY;
    for (const node of open) {
      const minutes = this.#minutes.get(node) ?? Number.POSITIVE_INFINITY;
      if (minutes < bestMinutes) [best, bestMinutes] = [node, minutes];
    }
    return best;
  }

  #settle(node: number, open: Set<number>): void {
    open.delete(node);
    const reached = this.#minutes.get(node) ?? Number.POSITIVE_INFINITY;
    for (const edge of edgesAt[node] ?? []) {
      const isForward = edge.ends[0] === node;
      const neighbour = isForward ? edge.ends[1] : edge.ends[0];
      const minutes = reached + edge.minutes;
      if (minutes >= (this.#minutes.get(neighbour) ?? Number.POSITIVE_INFINITY)) continue;
      this.#minutes.set(neighbour, minutes);
      this.#towards.set(neighbour, { next: node, points: isForward ? edge.points.toReversed() : edge.points });
      open.add(neighbour);
    }
  }
}
