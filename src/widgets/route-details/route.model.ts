import type { DetailedRoute } from "../../core/api/route-list.ts";
import { isPeriod, type TimePeriod } from "../../core/api/routes.ts";
import type { RouteDetail, Stop } from "../../core/api/stops.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import { toClockSpan } from "../../core/time/clock.ts";
import type { Destination } from "../kit/element/events.ts";
import { decodePolyline } from "../kit/map/geometry.ts";
import type { Position, Track } from "../kit/map/types.ts";

/** One direction of a route, as in the list of routes. */
export interface Variant {
  readonly routeId: number;
  readonly period: TimePeriod;
  readonly name: string;
  /** Of planned routes only, whose driver no other response contains. */
  readonly driverName: string | null;
}

/** One direction of a route as displayed, whichever endpoint it is from. */
export interface VariantDetail {
  readonly stops: readonly Stop[];
  /** Empty when the provider sends no valid polyline. */
  readonly way: Track;
  /** Start and end of the path; one of the two is the office. */
  readonly origin: Position | null;
  readonly destination: Position | null;
  /** The offices on the path, by company name. */
  readonly offices: readonly { readonly name: string; readonly position: Position }[];
  /** Morning: when the first people are picked up. Evening: when the shuttle leaves the office. "06:55". */
  readonly begins: string | null;
  /** Morning: arrival at the office. Evening: arrival at the last stop. */
  readonly ends: string | null;
}

/** The directions of one route, the morning first. */
export function toVariants(routes: readonly DetailedRoute[]): Variant[] {
  const variants = routes.map((route) => ({
    routeId: route.routeId,
    period: route.timePeriod,
    name: route.routeName,
    driverName: route.driverName,
  }));
  return variants.sort((a, b) => Number(a.period === "evening") - Number(b.period === "evening"));
}

export function toVariantDetail(detail: RouteDetail, period: TimePeriod): VariantDetail {
  const begins = period === "morning" ? (detail.firstPointDeparture ?? detail.departure) : detail.departure;
  const { stops, way, origin, destination, offices, arrival } = detail;
  return { stops, way, origin, destination, offices, begins, ends: arrival };
}

/** The detail of a route planned for an offer, taken from the list's response. */
export function toOfferDetail(route: DetailedRoute): VariantDetail {
  return {
    stops: route.stops,
    way: decodePolyline(route.waypointsPolyline),
    origin: route.origin,
    destination: route.destination,
    offices: [],
    begins: route.departure,
    ends: route.arrival,
  };
}

/** Seconds from start to end. */
export function toDuration({ begins, ends }: VariantDetail): number | null {
  return toClockSpan(begins, ends);
}

/** The state kept in `query`. */
export interface RouteState {
  /** Null: the default of the attributes. */
  readonly direction: TimePeriod | null;
  /** Id of the selected stop: its letter. */
  readonly stop: string | null;
}

export function readQuery(query: string): RouteState {
  const parameters = new URLSearchParams(query);
  const direction = parameters.get("direction");
  return {
    direction: isPeriod(direction) ? direction : null,
    stop: parameters.get("stop") || null,
  };
}

export const writeQuery = ({ direction, stop }: RouteState): string => toUrlQuery({ direction, stop });

/** The route that an element is to show. */
export type RequestedRoute =
  /** Unique id of one of the company's routes. */
  | { readonly kind: "own"; readonly id: string }
  /** Numeric id of one direction of a planned route. */
  | { readonly kind: "offer"; readonly id: number }
  /** An id that no route can have. */
  | { readonly kind: "unknown"; readonly id: string };

/** Null without an id. */
export function toRequested({
  routeId,
  offer,
}: {
  readonly routeId: string | null;
  readonly offer: boolean;
}): RequestedRoute | null {
  const id = routeId?.trim() ?? "";
  if (id === "") return null;
  if (!offer) return { kind: "own", id };
  return /^\d{1,9}$/.test(id) ? { kind: "offer", id: Number(id) } : { kind: "unknown", id };
}

/** The direction to show: the wanted one, else that of the given id, else the first one. */
export function chooseVariant(
  variants: readonly Variant[],
  direction: TimePeriod | null,
  requested: RequestedRoute | null,
): Variant | null {
  return (
    variants.find(({ period }) => period === direction) ??
    variants.find(({ routeId }) => routeId === requested?.id) ??
    variants[0] ??
    null
  );
}

/** The present view as a destination in the portal, independent of the element's attributes. */
export function toPlace(
  requested: RequestedRoute | null,
  shown: Variant,
  usual: Variant | null,
  stop: string | null,
): Destination {
  return {
    name: requested?.kind === "offer" ? "offer-route-details" : "route-details",
    params: { id: String(requested?.id ?? "") },
    query: writeQuery({ direction: usual?.period === shown.period ? null : shown.period, stop }),
  };
}
