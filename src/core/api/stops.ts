import * as v from "valibot";
import { optionalDuration } from "./moments.ts";
import { toPosition } from "./position.ts";
import { flag, list, optionalNumber, optionalText, requiredId, requiredNumber, requiredText } from "./values.ts";

const passenger = v.pipe(
  v.object({
    passenger_id: requiredId,
    passenger_name: optionalText,
    first_last_name: optionalText,
    open_address: optionalText,
    open_address_coordinate: optionalText,
    location: optionalText,
    pickup_walking_distance: optionalNumber,
    dropoff_walking_distance: optionalNumber,
    walking_distance: optionalNumber,
    detour_ratio: optionalNumber,
    pickup_waypoints_polyline: optionalText,
    dropoff_waypoints_polyline: optionalText,
    walking_waypoints_polyline: optionalText,
  }),
  v.transform((row) => ({
    passengerId: row.passenger_id,
    passengerName: row.passenger_name ?? row.first_last_name ?? "-",
    openAddress: row.open_address,
    home: toPosition(row.open_address_coordinate) ?? toPosition(row.location),
    /** Metres. Some providers send a single distance and way, those of the variant's own direction; they are used for both. */
    pickupWalkingDistance: row.pickup_walking_distance ?? row.walking_distance,
    dropoffWalkingDistance: row.dropoff_walking_distance ?? row.walking_distance,
    /** Percent. */
    detourRatio: row.detour_ratio,
    /** The way on foot, encoded polylines of precision 5: home to stop, stop to home. */
    pickupWaypointsPolyline: row.pickup_waypoints_polyline ?? row.walking_waypoints_polyline,
    dropoffWaypointsPolyline: row.dropoff_waypoints_polyline ?? row.walking_waypoints_polyline,
  })),
);
/** An employee of the company who boards at a stop. */
export type StopPassenger = v.InferOutput<typeof passenger>;

/** A passenger of another company: only counted; no other field is read. */
const shadow = v.object({ is_shadow: flag });
const documentedPassenger = v.object({ ...shadow.entries, ...passenger.pipe[0].entries });

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
  v.nullable(v.pipe(boarding, v.object({ own: list(passenger), shadowCount: v.number() }))),
  null,
);

const stop = v.pipe(
  v.object({
    order_number: requiredNumber,
    order_char: optionalText,
    arrival: optionalText,
    duration: optionalDuration,
    route_point_coordinate: requiredText,
    passengers,
  }),
  v.transform(({ passengers: people, ...row }) => ({
    orderNumber: row.order_number,
    /** "A", "B", … along the way. */
    orderChar: row.order_char ?? "",
    /** "07:05". */
    arrival: row.arrival,
    /** Seconds from the previous stop; for the first stop, from the start of the route. */
    duration: row.duration,
    /** Null: invalid; the stop is listed but not shown on the map. */
    position: toPosition(row.route_point_coordinate),
    /** The company's own employees. */
    passengers: people?.own ?? [],
    /** Number of passengers of other companies who board here. */
    shadowCount: people?.shadowCount ?? 0,
  })),
);
/** One stop of a route, in travel order. */
export type Stop = v.InferOutput<typeof stop>;

export const stops = list(stop);
