import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalPosition, toPosition } from "./position.ts";
import {
  flag,
  list,
  optionalDuration,
  optionalNumber,
  optionalText,
  requiredId,
  requiredNumber,
  requiredText,
} from "./values.ts";

const passenger = v.pipe(
  entity({
    passengerId: from("passenger_id", requiredId),
    passengerName: from("passenger_name", optionalText),
    firstLastName: from("first_last_name", optionalText),
    openAddress: from("open_address", optionalText),
    openAddressCoordinate: from("open_address_coordinate", optionalText),
    location: optionalText,
    /** Metres. */
    pickupWalkingDistance: from("pickup_walking_distance", optionalNumber),
    dropoffWalkingDistance: from("dropoff_walking_distance", optionalNumber),
    walkingDistance: from("walking_distance", optionalNumber),
    /** Percent. */
    detourRatio: from("detour_ratio", optionalNumber),
    /** The way on foot, encoded polylines of precision 5: home to stop, stop to home. */
    pickupWaypointsPolyline: from("pickup_waypoints_polyline", optionalText),
    dropoffWaypointsPolyline: from("dropoff_waypoints_polyline", optionalText),
    walkingWaypointsPolyline: from("walking_waypoints_polyline", optionalText),
  }),
  // Some providers send a single distance and way, those of the variant's own direction; they are used for both.
  v.transform(
    ({ firstLastName, openAddressCoordinate, location, walkingDistance, walkingWaypointsPolyline, ...row }) => ({
      ...row,
      passengerName: row.passengerName ?? firstLastName ?? "-",
      home: toPosition(openAddressCoordinate) ?? toPosition(location),
      pickupWalkingDistance: row.pickupWalkingDistance ?? walkingDistance,
      dropoffWalkingDistance: row.dropoffWalkingDistance ?? walkingDistance,
      pickupWaypointsPolyline: row.pickupWaypointsPolyline ?? walkingWaypointsPolyline,
      dropoffWaypointsPolyline: row.dropoffWaypointsPolyline ?? walkingWaypointsPolyline,
    }),
  ),
);
/** An employee of the company who boards at a stop. */
export type StopPassenger = v.InferOutput<typeof passenger>;

/** A passenger of another company: only counted; no other field is read. */
const shadow = v.object({ is_shadow: flag });
const documentedPassenger = v.object({ ...shadow.entries, ...passenger.entries });

const boarding = v.pipe(
  v.array(v.unknown()),
  v.metadata({ row: documentedPassenger }),
  v.transform((rows): { readonly own: unknown; readonly shadowCount: number } => {
    const own = rows.filter((row) => {
      const found = v.safeParse(shadow, row);
      return !found.success || !found.output.is_shadow;
    });
    return { own, shadowCount: rows.length - own.length };
  }),
);

const passengers = v.optional(
  v.nullable(v.pipe(boarding, v.object({ own: v.fallback(list(passenger), []), shadowCount: v.number() }))),
  null,
);

const stop = v.pipe(
  entity({
    orderNumber: from("order_number", requiredNumber),
    /** "A", "B", … along the way. */
    orderChar: from(
      "order_char",
      v.pipe(
        optionalText,
        v.transform((text) => text ?? ""),
      ),
    ),
    /** "07:05". */
    arrival: optionalText,
    /** Seconds from the previous stop; for the first stop, from the start of the route. */
    duration: optionalDuration,
    /** Null: invalid; the stop is listed but not shown on the map. */
    position: from(
      "route_point_coordinate",
      v.pipe(
        requiredText,
        v.transform((text) => toPosition(text)),
      ),
    ),
    passengers,
  }),
  v.transform(({ passengers: people, ...row }) => ({
    ...row,
    /** The company's own employees. */
    passengers: people?.own ?? [],
    /** Number of passengers of other companies who board here. */
    shadowCount: people?.shadowCount ?? 0,
  })),
);
/** One stop of a route, in travel order. */
export type Stop = v.InferOutput<typeof stop>;

export const stops = list(stop);

const offices = v.pipe(
  v.record(v.string(), optionalPosition),
  v.transform((positions) =>
    Object.entries(positions).flatMap(([name, position]) => (position ? [{ name, position }] : [])),
  ),
);
const way = v.pipe(
  v.array(v.string()),
  v.transform((steps) => steps.map(toPosition)),
);
const result = entity({
  stops: from("rps_detail", stops),
  /** Points of the way. */
  way: from("steps", v.fallback(way, [])),
  origin: optionalPosition,
  destination: optionalPosition,
  /** Morning: departure to the first stop, "06:55". */
  firstPointDeparture: from("first_point_departure", optionalText),
  /** Arrival at the office in the morning, at the last stop in the evening. */
  arrival: optionalText,
  /** Evening: departure from the office. */
  departure: optionalText,
  /** The companies that the route serves, by name. */
  offices: from("company_locations_mapping", v.fallback(offices, [])),
});

export const routeDetailCall = defineCall("GET /api/routes/{route_id}/", v.object({ result }));
/** One variant (direction) of a route: its stops in travel order, and its way. */
export type RouteDetail = v.InferOutput<typeof result>;

/** Stops and way of one variant of a route, by its numeric id. */
export async function fetchRouteDetail(http: Http, routeId: number, signal?: AbortSignal): Promise<RouteDetail> {
  return (await send(http, routeDetailCall, { path: { route_id: routeId }, signal })).result;
}
