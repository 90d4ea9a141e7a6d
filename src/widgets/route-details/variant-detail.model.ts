import type { RouteDetail } from "../../core/api/route-detail.ts";
import type { DetailedRoute } from "../../core/api/route-list.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import type { Stop } from "../../core/api/stops.ts";
import { toClockSpan } from "../../core/time/clock.ts";
import { decodePolyline } from "../kit/map/lines/polyline.ts";
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
