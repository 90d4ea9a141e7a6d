import * as v from "valibot";
import { flag, list, optionalNumber, optionalText, requiredNumber, requiredText } from "./values.ts";

const passenger = v.object({
  passenger_id: requiredText,
  passenger_name: v.pipe(
    optionalText,
    v.transform((name) => name ?? "-"),
  ),
  open_address: optionalText,
  /** Home, `"lat,lng"`. */
  open_address_coordinate: optionalText,
  /** Metres. */
  pickup_walking_distance: optionalNumber,
  dropoff_walking_distance: optionalNumber,
  /** Percent. */
  detour_ratio: optionalNumber,
  /** The way on foot, encoded polylines of precision 5: home to stop, stop to home. */
  pickup_waypoints_polyline: optionalText,
  dropoff_waypoints_polyline: optionalText,
});
/** Somebody of the own company who boards at a stop. */
export type StopPassenger = v.InferOutput<typeof passenger>;

/** Somebody of another company: nothing of them is read but that they are there (architecture.md, "State, API, view"). */
const shadow = v.object({ is_shadow: flag });

const boarding = v.pipe(
  v.array(v.unknown()),
  v.transform((rows) => {
    const isShadow = (row: unknown) => v.is(shadow, row) && v.parse(shadow, row).is_shadow;
    return { own: rows.filter((row) => !isShadow(row)), shadowCount: rows.filter(isShadow).length };
  }),
);

const passengers = v.pipe(
  v.optional(v.nullable(boarding), null),
  v.transform((found) => ({
    own: found ? v.parse(list(passenger), found.own) : [],
    shadowCount: found?.shadowCount ?? 0,
  })),
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
    /** `"lat,lng"`. */
    route_point_coordinate: requiredText,
    location_id: optionalNumber,
    passengers,
  }),
  v.transform(({ passengers: { own, shadowCount }, ...rest }) => ({
    ...rest,
    /** Own people. */
    passengers: own,
    /** How many people of other companies board here. */
    shadow_count: shadowCount,
  })),
);
/** One stop of a route, in travel order (contract.md, "Routes, airview"). */
export type Stop = v.InferOutput<typeof stop>;

export const stops = list(stop);
