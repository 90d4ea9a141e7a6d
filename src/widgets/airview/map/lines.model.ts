import type { DetailedRoute } from "../../../core/api/route-list.ts";
import { toStopColor, toStopLetter, toStopTone } from "../../shared/stops/stop.model.ts";
import { decodePolyline } from "../../kit/map/lines/polyline.ts";
import type { MapLine, MapPin, Position } from "../../kit/map/types.ts";
import type { RouteBook } from "../routes.model.ts";
import type { Selected } from "../selection.model.ts";

export const toLineId = (route: DetailedRoute): string => String(route.routeId);

/** Id of a stop on the canvas; while the route is selected, its marker has the same id. */
export const toStopId = (route: DetailedRoute, index: number): string => `${route.routeId}/${index}`;

/** The inverse of `toStopId`: route id, and index among the route's stops. */
export function parseStopId(id: string): readonly [routeId: number, index: number] {
  const [route = Number.NaN, index = Number.NaN] = id.split("/").map(Number);
  return [route, index];
}

/** The known positions of the stops, in travel order. */
function stopPositions(route: DetailedRoute): readonly Position[] {
  return route.stops.map((stop) => stop.position).filter((position) => position !== null);
}

/** All positions of a route, to fit the map to. */
export function routePositions(route: DetailedRoute): readonly Position[] {
  const way = decodePolyline(route.waypointsPolyline).filter((position) => position !== null);
  return [...way, ...stopPositions(route)];
}

/**
 * Morning and evening mostly use the same roads in opposite directions: each line is drawn on its own side of the road. Several on
 * one side are drawn beside each other.
 */
const beside = { weight: 3, offset: 1.75, road: "beside" } as const;
/** The selected route is drawn on the road itself, where its stops are. */
const selected = { weight: 5, casing: true, offset: 0, road: "on" } as const;

function toLine(route: DetailedRoute): MapLine {
  const { waypointsPolyline: polyline, timePeriod: color } = route;
  const line = { id: toLineId(route), color, ...beside } as const;
  // Without a polyline a line through the stops shows at least where the route passes.
  return polyline === null || polyline === ""
    ? { ...line, points: stopPositions(route), dashed: true }
    : { ...line, polyline };
}

interface Shapes {
  readonly plain: readonly MapLine[];
  /** The same lines, faded. */
  readonly faded: readonly MapLine[];
  readonly pins: readonly MapPin[];
}

/** Made once per answer, so that the map can reuse the geometry of unchanged lines. */
const known = new WeakMap<RouteBook, Shapes>();

function shapesOf(book: RouteBook): Shapes {
  let shapes = known.get(book);
  if (!shapes) {
    const evening = book.routes.filter(({ timePeriod: period }) => period === "evening");
    const morning = book.routes.filter(({ timePeriod: period }) => period === "morning");
    const plain = [...evening, ...morning].map(toLine);
    const faded = plain.map((line): MapLine => ({ ...line, faded: true }));
    shapes = { plain, faded, pins: book.routes.flatMap(toPins) };
    known.set(book, shapes);
  }
  return shapes;
}

function toPins(route: DetailedRoute): MapPin[] {
  const lineId = toLineId(route);
  return route.stops.flatMap((stop, index) => {
    const position = stop.position;
    if (!position) return [];
    const text = `${toStopLetter(stop)}/${stop.passengers.length + stop.shadowCount}`;
    return [{ id: toStopId(route, index), position, text, color: toStopColor(toStopTone(stop)), lineId }];
  });
}

/** The selected route is thick, with a casing, above the others, which are faded. */
export function toRouteLines(book: RouteBook, route: DetailedRoute | null): readonly MapLine[] {
  const { plain, faded } = shapesOf(book);
  const id = route === null ? null : toLineId(route);
  const at = plain.findIndex((line) => line.id === id);
  const line = plain[at];
  if (!line) return plain;
  return [...faded.slice(0, at), ...faded.slice(at + 1), { ...line, ...selected }];
}

export const toMapPins = (book: RouteBook): readonly MapPin[] => shapesOf(book).pins;

/** The walks between a stop and the homes of its passengers, dotted; with a selected person the other walks are faded. */
export function toWalks({ route, stop, person }: Selected): readonly MapLine[] {
  const position = stop?.stop.position ?? null;
  if (!stop || !position) return [];
  return stop.stop.passengers.flatMap((passenger) => {
    const { passengerId: id, pickupWaypointsPolyline: pickup, dropoffWaypointsPolyline: dropoff } = passenger;
    const way = decodePolyline(route.timePeriod === "morning" ? pickup : dropoff);
    const home = passenger.home;
    const points = way.length > 1 ? way : home ? [home, position] : [];
    if (points.length < 2) return [];
    const faded = person !== null && person.passengerId !== id;
    return [{ id: `walk/${id}`, points, color: "walk", weight: 3.5, dashed: true, selectable: false, faded } as const];
  });
}
