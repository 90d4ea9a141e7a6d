import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { entity, type EntityOf, from, group, nullOrEmpty, orEmpty } from "./entity.ts";
import { badgeFields, countyFields } from "./marketplace-values.ts";
import { optionalPosition, type Position, toPosition } from "./position.ts";
import { requestStatus } from "./request-status.ts";
import { defineCall, send } from "./call.ts";
import { flag, optionalDuration, optionalNumber, optionalText, requiredId, toText } from "./values.ts";

const directionInfo = entity({
  /** Where the passenger starts, gets on, gets off and ends. */
  origin: from("origin_coordinates", optionalPosition),
  destination: from("destination_coordinates", optionalPosition),
  pickup: from("pickup_coordinates", optionalPosition),
  dropoff: from("dropoff_coordinates", optionalPosition),
  /** First and last point of the line itself. */
  routeOrigin: from("route_origin_coordinates", optionalPosition),
  routeDestination: from("route_destination_coordinates", optionalPosition),
  /** Encoded polylines of precision 5: the walk at both ends. */
  walkToPickup: from("origin_to_pickup_polyline", optionalText),
  walkFromDropoff: from("dropoff_to_destination_polyline", optionalText),
  counties: group(countyFields),
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
export interface LineDirection extends v.InferOutput<typeof directionInfo> {
  /** Encoded polyline of precision 5: the shuttle's way. */
  readonly polyline: string | null;
  readonly markers: readonly LineMarker[];
}

const lineRequest = entity({
  id: requiredId,
  status: from("request_status", requestStatus),
  /** The provider has moved the reservation to another line. */
  isChanged: from("is_changed", flag),
  hasRequestInPeriod: from("has_request_in_period", flag),
});
/** The active reservation of this line and search. */
export type LineRequest = v.InferOutput<typeof lineRequest>;

const rides = entity({
  morning: group({
    /** Metres between home, or the address, and the stop. */
    walkingDistance: from("pickup_walking_distance", optionalNumber),
    /** Seconds in the shuttle. */
    duration: from("morning_trip_duration", optionalDuration),
    /** Percent longer than by car. */
    detourRatio: from("morning_detour_ratio", optionalNumber),
  }),
  evening: group({
    walkingDistance: from("dropoff_walking_distance", optionalNumber),
    duration: from("evening_trip_duration", optionalDuration),
    detourRatio: from("evening_detour_ratio", optionalNumber),
  }),
});
/** The passenger's own figures in one direction. Null: not given. */
export type PassengerRide = v.InferOutput<typeof rides>["morning"];

const shapes = entity({
  morningMarkers: from("morning_rps_data", markers),
  eveningMarkers: from("evening_rps_data", markers),
  morningPolyline: from("morning_polyline", optionalText),
  eveningPolyline: from("evening_polyline", optionalText),
});
const detail = v.pipe(
  entity({
    /** Null: the line doesn't run in this direction, or the provider has no data. */
    morning: from("morning_route_info", v.fallback(v.nullable(directionInfo), null)),
    evening: from("evening_route_info", v.fallback(v.nullable(directionInfo), null)),
    shapes: from("rps_data", orEmpty(shapes)),
    badges: from("routes_data", orEmpty(entity(badgeFields))),
    /** Given even where the direction's places aren't. */
    passenger: from("passenger_info", orEmpty(rides)),
    /** TL per seat and month, both directions. */
    price: optionalNumber,
    priceWithoutDiscount: from("price_wo_discount", optionalNumber),
    request: v.fallback(v.nullable(lineRequest), null),
  }),
  v.transform(({ shapes: { morningMarkers, eveningMarkers, ...lines }, morning, evening, ...row }) => ({
    ...row,
    morning: morning && { ...morning, markers: morningMarkers, polyline: lines.morningPolyline },
    evening: evening && { ...evening, markers: eveningMarkers, polyline: lines.eveningPolyline },
  })),
);
/** A line as displayed beside the map. */
export type LineDetail = Readonly<v.InferOutput<typeof detail>>;

/** Id of a line, and of the search that found it. */
export interface LineKey {
  readonly lineId: string;
  readonly pastSearchId: string;
}

/** Parameters of both calls about a line. */
const toLineQuery = ({ lineId, pastSearchId }: LineKey) => ({ unique_id: lineId, past_search_id: pastSearchId });

const lineQuery = { unique_id: v.string(), past_search_id: v.string() };
export const lineDetailCall = defineCall("GET /api/marketplace/route-details/", detail, { query: lineQuery });

/** Throws ApiError. */
export function fetchLineDetail(http: Http, key: LineKey, signal?: AbortSignal): Promise<LineDetail> {
  return send(http, lineDetailCall, { query: toLineQuery(key), signal });
}

const rated = {
  /** 1 to 5. */
  rating: from("avg_rating", optionalNumber),
  ratingCount: from("rating_count", optionalNumber),
};
export type Rating = EntityOf<typeof rated>;

const driverInfo = entity({
  trip: nullOrEmpty(
    entity({
      ...rated,
      /** Trips that the line has run. */
      count: from("total_trip_count", optionalNumber),
    }),
  ),
  driver: nullOrEmpty(
    entity({
      ...rated,
      name: optionalText,
      /** Address of a photograph; null: initials are shown. */
      photo: from("driver_photo_link", optionalText),
    }),
  ),
  vehicle: nullOrEmpty(
    entity({
      ...rated,
      name: optionalText,
      photo: from("vehicle_photo_link", optionalText),
      seatCount: from("total_seat_count", optionalNumber),
      passengerCount: from("trip_passenger_count", optionalNumber),
    }),
  ),
});
/** The driver, the vehicle and the line's history. */
export type LineDriver = v.InferOutput<typeof driverInfo>;

export const lineDriverCall = defineCall("GET /api/marketplace/route-detail-driver-info/", driverInfo, {
  freshFor: 300_000,
  query: lineQuery,
});

/** Throws ApiError. */
export function fetchLineDriver(http: Http, key: LineKey, signal?: AbortSignal): Promise<LineDriver> {
  return send(http, lineDriverCall, { query: toLineQuery(key), signal });
}
