import * as v from "valibot";
import { optionalDuration } from "./moments.ts";
import { flag, list, optionalNumber, optionalText, requiredNumber, requiredText } from "./values.ts";

const passenger = v.pipe(
  v.object({
    passenger_id: requiredText,
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
    passenger_id: row.passenger_id,
    passenger_name: row.passenger_name ?? row.first_last_name ?? "-",
    open_address: row.open_address,
    /** Home, `"lat,lng"`. */
    open_address_coordinate: row.open_address_coordinate ?? row.location,
    /** Metres. A provider that tells one distance or way only tells that of the variant's own direction. */
    pickup_walking_distance: row.pickup_walking_distance ?? row.walking_distance,
    dropoff_walking_distance: row.dropoff_walking_distance ?? row.walking_distance,
    /** Percent. */
    detour_ratio: row.detour_ratio,
    /** The way on foot, encoded polylines of precision 5: home to stop, stop to home. */
    pickup_waypoints_polyline: row.pickup_waypoints_polyline ?? row.walking_waypoints_polyline,
    dropoff_waypoints_polyline: row.dropoff_waypoints_polyline ?? row.walking_waypoints_polyline,
  })),
);
/** Somebody of the own company who boards at a stop. */
export type StopPassenger = v.InferOutput<typeof passenger>;

/** Somebody of another company: nothing of them is read but that they are there (architecture.md, "State, API, view"). */
const shadow = v.object({ is_shadow: flag });

const boarding = v.pipe(
  v.array(v.unknown()),
  v.transform((rows): { readonly own: unknown; readonly shadowCount: number } => {
    const isShadow = (row: unknown) => v.is(shadow, row) && v.parse(shadow, row).is_shadow;
    return { own: rows.filter((row) => !isShadow(row)), shadowCount: rows.filter(isShadow).length };
  }),
);

const passengers = v.optional(
  v.nullable(v.pipe(boarding, v.object({ own: list(passenger), shadowCount: v.number() }))),
  null,
);

const stop = v.pipe(
  v.object({
    order_number: requiredNumber,
    /** "A", "B", … along the way. */
    order_char: v.pipe(
      optionalText,
      v.transform((letter) => letter ?? ""),
    ),
    /** "07:05". */
    arrival: optionalText,
    /** Seconds from the stop before; of the first one from where the shuttle sets out. */
    duration: optionalDuration,
    /** `"lat,lng"`. */
    route_point_coordinate: requiredText,
    location_id: optionalNumber,
    passengers,
  }),
  v.transform(({ passengers: people, ...rest }) => ({
    ...rest,
    /** Own people. */
    passengers: people?.own ?? [],
    /** How many people of other companies board here. */
    shadow_count: people?.shadowCount ?? 0,
  })),
);
/** One stop of a route, in travel order (contract.md, "Routes, airview"). */
export type Stop = v.InferOutput<typeof stop>;

export const stops = list(stop);
