import type { DetailedRoute } from "../../core/api/route-list.ts";
import { once } from "../../core/platform/once.ts";
import { toStopLetter } from "../../core/routes/stop-letter.ts";
import { formatDistance, formatDuration, formatNumber } from "../../core/text/format.ts";
import { decodePolyline } from "../kit/map/geometry.ts";
import type { MapLine, MapMarker, MapPin, Position } from "../kit/map/types.ts";
import { toStopColor, toStopLabel, toStopName, toStopText, toStopTone, walkOf } from "../shared/stops/stop.model.ts";
import { stopMessages } from "../shared/stops/stops.messages.ts";
import { airviewMessages as texts } from "./airview.messages.ts";
import { type RouteIndex, type Selected, stopsOf, toVariantName } from "./routes.model.ts";

/** What the map shows before it has routes: Istanbul, as latitude and longitude. */
export const startCenter: Position = [41.0457, 29.0346];
export const startZoom = 12;
const stopZoom = 17;
const clearedZoom = 14;

/** The text of a tooltip. */
export interface Summary {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The next view of the map. */
export type Move =
  | { readonly kind: "position"; readonly position: Position; readonly zoom: number }
  | {
      readonly kind: "fit";
      readonly positions: readonly Position[];
      /** The highest zoom level. */
      readonly nearest?: number;
    };

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
function routePositions(route: DetailedRoute): readonly Position[] {
  const way = decodePolyline(route.waypointsPolyline).filter((position) => position !== null);
  return [...way, ...stopPositions(route)];
}

/**
 * Morning and evening mostly use the same roads in opposite directions: each line is drawn on its own side of the road. Several on
 * one side are drawn beside each other.
 */
const beside = { weight: 3, offset: 1.75, road: "beside" } as const;
/** The selected route is drawn on the road itself, where its stops are. */
const selectedLine = { weight: 5, casing: true, offset: 0, road: "on" } as const;

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
const shapesOf = once(({ routes }: RouteIndex): Shapes => {
  const evening = routes.filter(({ timePeriod: period }) => period === "evening");
  const morning = routes.filter(({ timePeriod: period }) => period === "morning");
  const plain = [...evening, ...morning].map(toLine);
  const faded = plain.map((line): MapLine => ({ ...line, faded: true }));
  return { plain, faded, pins: routes.flatMap(toPins) };
});

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
export function toRouteLines(routeIndex: RouteIndex, route: DetailedRoute | null): readonly MapLine[] {
  const { plain, faded } = shapesOf(routeIndex);
  const id = route === null ? null : toLineId(route);
  const at = plain.findIndex((line) => line.id === id);
  const line = plain[at];
  if (!line) return plain;
  return [...faded.slice(0, at), ...faded.slice(at + 1), { ...line, ...selectedLine }];
}

export const toMapPins = (routeIndex: RouteIndex): readonly MapPin[] => shapesOf(routeIndex).pins;

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

const isNear = (one: Position, other: Position) =>
  Math.abs(one[0] - other[0]) < 0.0005 && Math.abs(one[1] - other[1]) < 0.0005;

/** The company's office, the selected route's office, its stops, and the homes of the selected stop's own people. */
export function toMarkers(company: Position | null, selected: Selected | null): readonly MapMarker[] {
  return [...toOffices(company, selected), ...(selected ? [...toHomes(selected), ...toStops(selected)] : [])];
}

function toOffices(company: Position | null, selected: Selected | null): MapMarker[] {
  const { timePeriod: period, origin, destination } = selected?.route ?? {};
  const end = (period === "morning" ? destination : origin) ?? null;
  const positions = [company, end && company && isNear(end, company) ? null : end].filter(
    (position) => position !== null,
  );
  return positions.map((position, index) => ({ id: `office/${index}`, kind: "office", position, label: texts.office }));
}

function toStops({ route, stop: chosen }: Selected): MapMarker[] {
  return stopsOf(route).flatMap((entry, index) => {
    const position = route.stops[index]?.position ?? null;
    if (!position) return [];
    const selected = chosen?.index === index;
    const color = toStopColor(entry.tone);
    const [text, label] = [toStopText(entry), toStopLabel(entry)];
    return [{ id: toStopId(route, index), kind: "pin", position, text, label, color, selected } as const];
  });
}

function toHomes({ stop, person }: Selected): MapMarker[] {
  return (stop?.stop.passengers ?? []).flatMap(({ passengerId: id, passengerName: name, ...passenger }) => {
    const position = passenger.home;
    if (!position) return [];
    const selected = id === person?.passengerId;
    return [{ id: `home/${id}`, kind: "home", position, label: texts.home(name), selectable: true, selected }] as const;
  });
}

const joinKnown = (parts: readonly (string | null)[]) =>
  parts.filter((part) => part !== null && part !== "").join(" · ");

export function toRouteSummary(route: DetailedRoute): Summary {
  const { stops, passengers, driverName: driver } = route;
  const size = texts.size(formatNumber(stops.length), formatNumber(passengers.length));
  const way = joinKnown([toVariantName(route), formatDuration(route.duration)]);
  return { title: route.routeName, lines: [way, size, ...(driver === null ? [] : [driver])] };
}

export function toStopSummary(route: DetailedRoute, index: number): Summary | null {
  const stop = route.stops[index];
  if (!stop) return null;
  const [letterText, name] = [stopMessages.unnamed(toStopLetter(stop)), toStopName(stop)];
  const people = joinKnown([stopMessages.people(stop.passengers.length), stopMessages.shadows(stop.shadowCount)]);
  const title = name === letterText ? letterText : `${letterText}, ${name}`;
  return { title, lines: [joinKnown([route.routeName, stop.arrival]), people] };
}

/** Name and walking distance of a passenger, for the marker of their home; only homes of the own company are shown. */
export function toHomeSummary({ route, stop }: Selected, passengerId: string): Summary | null {
  const passenger = stop?.stop.passengers.find(({ passengerId: id }) => id === passengerId);
  if (!passenger) return null;
  const walk = formatDistance(walkOf(passenger, route.timePeriod));
  return { title: passenger.passengerName, lines: [stopMessages.walk(walk)] };
}

const placeOf = (selected: Selected | null) => selected?.stop?.stop.position ?? null;

/** Fits a stop with its passengers' homes and walks; a stop without them is shown at `stopZoom`. */
function toStopMove(selected: Selected, position: Position): Move {
  const walks = toWalks(selected).flatMap(({ points = [] }) => points.filter((point) => point !== null));
  return walks.length === 0
    ? { kind: "position", position, zoom: stopZoom }
    : { kind: "fit", positions: [position, ...walks], nearest: stopZoom };
}

/** How a changed selection moves the map: close to a stop, to a whole route, or out again from a stop; null: not at all. */
export function toMove(before: Selected | null, after: Selected | null): Move | null {
  const [from, to] = [placeOf(before), placeOf(after)];
  const isOtherRoute = before?.route.routeId !== after?.route.routeId;
  const isOtherStop = isOtherRoute || before?.stop?.entry.id !== after?.stop?.entry.id;
  if (after && to) return isOtherStop ? toStopMove(after, to) : null;
  if (after && isOtherRoute) return { kind: "fit", positions: routePositions(after.route) };
  return from && isOtherStop ? { kind: "position", position: from, zoom: clearedZoom } : null;
}

/** Fits the map to all routes at the start; null when no route has a position. */
export function toFirstMove({ routes }: RouteIndex): Move | null {
  const positions = routes
    .flatMap((route) => [...routePositions(route), route.origin, route.destination])
    .filter((position) => position !== null);
  return positions.length === 0 ? null : { kind: "fit", positions };
}
