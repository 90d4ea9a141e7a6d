import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { badgeFields, type Counties, type LineBadges, toBadges } from "./marketplace-values.ts";
import { optionalDuration } from "./moments.ts";
import { optionalPosition, type Position, toPosition } from "./position.ts";
import { type RequestStatus, requestStatus } from "./request-status.ts";
import { defineCall, send } from "./call.ts";
import { flag, optionalNumber, optionalText, requiredId, toText } from "./values.ts";

const directionInfo = v.object({
  origin_coordinates: optionalPosition,
  destination_coordinates: optionalPosition,
  pickup_coordinates: optionalPosition,
  dropoff_coordinates: optionalPosition,
  route_origin_coordinates: optionalPosition,
  route_destination_coordinates: optionalPosition,
  origin_to_pickup_polyline: optionalText,
  dropoff_to_destination_polyline: optionalText,
  origin_county: optionalText,
  destination_county: optionalText,
});

/** A point of the map, identified by the provider's icon name: home, office, pickup, dropoff, … */
export interface LineMarker {
  readonly icon: string;
  readonly position: Position;
}

/** `'lat,lng'` by icon; several points of one icon may be a list. */
const markers = v.fallback(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((positions): readonly LineMarker[] =>
      Object.entries(positions).flatMap(([icon, value]) =>
        (Array.isArray(value) ? (value as unknown[]) : [value])
          .map((position) => toPosition(toText(position)))
          .flatMap((position) => (position === null ? [] : [{ icon, position }])),
      ),
    ),
  ),
  [],
);

/** One direction of a line for the passenger. */
export interface LineDirection {
  /** Where the passenger starts, gets on, gets off and ends. */
  readonly origin: Position | null;
  readonly pickup: Position | null;
  readonly dropoff: Position | null;
  readonly destination: Position | null;
  /** First and last point of the line itself. */
  readonly routeOrigin: Position | null;
  readonly routeDestination: Position | null;
  /** Encoded polylines of precision 5: the walk at both ends, and the shuttle's way. */
  readonly walkToPickup: string | null;
  readonly walkFromDropoff: string | null;
  readonly polyline: string | null;
  readonly markers: readonly LineMarker[];
  readonly counties: Counties;
}

/** The passenger's own figures in one direction. Null: not given. */
export interface PassengerRide {
  /** Metres between home, or the address, and the stop. */
  readonly walkingDistance: number | null;
  /** Seconds in the shuttle. */
  readonly duration: number | null;
  /** Percent longer than by car. */
  readonly detourRatio: number | null;
}

/** The active reservation of this line and search. */
export interface LineRequest {
  readonly id: string;
  readonly status: RequestStatus | null;
  /** The provider has moved the reservation to another line. */
  readonly isChanged: boolean;
  readonly hasRequestInPeriod: boolean;
}

const lineRequest = v.pipe(
  v.object({ id: requiredId, request_status: requestStatus, is_changed: flag, has_request_in_period: flag }),
  v.transform((row): LineRequest => ({
    id: row.id,
    status: row.request_status,
    isChanged: row.is_changed,
    hasRequestInPeriod: row.has_request_in_period,
  })),
);

/** A line as displayed beside the map. */
export interface LineDetail {
  /** Null: the line doesn't run in this direction, or the provider has no data. */
  readonly morning: LineDirection | null;
  readonly evening: LineDirection | null;
  /** Given even where the direction's places aren't. */
  readonly passenger: { readonly morning: PassengerRide; readonly evening: PassengerRide };
  readonly badges: LineBadges;
  /** TL per seat and month, both directions. */
  readonly price: number | null;
  readonly priceWithoutDiscount: number | null;
  readonly request: LineRequest | null;
}

const noFigures = {
  pickup_walking_distance: null,
  morning_trip_duration: null,
  morning_detour_ratio: null,
  dropoff_walking_distance: null,
  evening_trip_duration: null,
  evening_detour_ratio: null,
};
const figures = v.fallback(
  v.object({
    pickup_walking_distance: optionalNumber,
    morning_trip_duration: optionalDuration,
    morning_detour_ratio: optionalNumber,
    dropoff_walking_distance: optionalNumber,
    evening_trip_duration: optionalDuration,
    evening_detour_ratio: optionalNumber,
  }),
  noFigures,
);
const noShapes = { morning_rps_data: [], evening_rps_data: [], morning_polyline: null, evening_polyline: null };
const shapes = v.fallback(
  v.object({
    morning_rps_data: markers,
    evening_rps_data: markers,
    morning_polyline: optionalText,
    evening_polyline: optionalText,
  }),
  noShapes,
);

const detail = v.pipe(
  v.object({
    morning_route_info: v.fallback(v.nullable(directionInfo), null),
    evening_route_info: v.fallback(v.nullable(directionInfo), null),
    rps_data: shapes,
    routes_data: v.fallback(v.object(badgeFields), v.parse(v.object(badgeFields), {})),
    passenger_info: figures,
    price: optionalNumber,
    price_wo_discount: optionalNumber,
    request: v.fallback(v.nullable(lineRequest), null),
  }),
  v.transform(({ rps_data: shape, passenger_info: person, ...row }): LineDetail => ({
    morning: toDirection(row.morning_route_info, {
      markers: shape.morning_rps_data,
      polyline: shape.morning_polyline,
    }),
    evening: toDirection(row.evening_route_info, {
      markers: shape.evening_rps_data,
      polyline: shape.evening_polyline,
    }),
    passenger: {
      morning: {
        walkingDistance: person.pickup_walking_distance,
        duration: person.morning_trip_duration,
        detourRatio: person.morning_detour_ratio,
      },
      evening: {
        walkingDistance: person.dropoff_walking_distance,
        duration: person.evening_trip_duration,
        detourRatio: person.evening_detour_ratio,
      },
    },
    badges: toBadges(row.routes_data),
    price: row.price,
    priceWithoutDiscount: row.price_wo_discount,
    request: row.request,
  })),
);

type Shape = Pick<LineDirection, "markers" | "polyline">;

function toDirection(info: v.InferOutput<typeof directionInfo> | null, shape: Shape): LineDirection | null {
  if (!info) return null;
  return {
    origin: info.origin_coordinates,
    pickup: info.pickup_coordinates,
    dropoff: info.dropoff_coordinates,
    destination: info.destination_coordinates,
    routeOrigin: info.route_origin_coordinates,
    routeDestination: info.route_destination_coordinates,
    walkToPickup: info.origin_to_pickup_polyline,
    walkFromDropoff: info.dropoff_to_destination_polyline,
    counties: { origin: info.origin_county, destination: info.destination_county },
    ...shape,
  };
}

/** Id of a line, and of the search that found it. */
export interface LineKey {
  readonly lineId: string;
  readonly pastSearchId: string;
}

/** Parameters of both calls about a line. */
export const toLineQuery = ({ lineId, pastSearchId }: LineKey) => ({ unique_id: lineId, past_search_id: pastSearchId });

export const lineQuery = { unique_id: v.string(), past_search_id: v.string() };
export const lineDetailCall = defineCall("GET /api/marketplace/route-details/", detail, { query: lineQuery });

/** Throws ApiError. */
export function fetchLineDetail(http: Http, key: LineKey, signal?: AbortSignal): Promise<LineDetail> {
  return send(http, lineDetailCall, { query: toLineQuery(key), signal });
}
