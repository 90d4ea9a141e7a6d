import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { flag, optionalId, optionalNumber, optionalPlate, optionalText, requiredText, withPhoto } from "./values.ts";

const driverMeta = v.pipe(
  entity({
    id: from("driver_id", optionalId),
    name: from("driver_name", requiredText),
    avatar: from("driver_avatar", optionalText),
    hasDefaultAvatar: from("is_default_avatar", flag),
    plate: from("driver_plate", optionalPlate),
    /** 1 to 5. */
    rating: from("driver_rate", optionalNumber),
    /** Null: not given by the provider. */
    ratingCount: from("driver_rate_count", optionalNumber),
    accountManagerEmail: from("account_manager_email", optionalText),
  }),
  v.transform((driver) => withPhoto(driver)),
);
/** The driver of a route or a trip. */
export type DriverMeta = v.InferOutput<typeof driverMeta>;

export const routeDriverCall = defineCall("GET /api/routes/{route_id}/meta/", driverMeta);
export const tripDriverCall = defineCall("GET /api/routes/past-trips/{trip_id}/meta/", driverMeta, {
  freshFor: 600_000,
});

/** The driver of one variant of a route, by its numeric id. Throws ApiError. */
export function fetchRouteDriver(http: Http, routeId: number, signal?: AbortSignal): Promise<DriverMeta> {
  return send(http, routeDriverCall, { path: { route_id: routeId }, signal });
}

/** The driver of a past trip, by the trip's id. Throws ApiError. */
export function fetchTripDriver(http: Http, tripId: number, signal?: AbortSignal): Promise<DriverMeta> {
  return send(http, tripDriverCall, { path: { trip_id: tripId }, signal });
}
