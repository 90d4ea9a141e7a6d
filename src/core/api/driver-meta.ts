import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { flag, optionalId, optionalNumber, optionalText, requiredText } from "./values.ts";

const driverMeta = v.pipe(
  v.object({
    driver_id: optionalId,
    driver_name: requiredText,
    driver_avatar: optionalText,
    is_default_avatar: flag,
    driver_plate: optionalText,
    driver_rate: optionalNumber,
    driver_rate_count: optionalNumber,
    account_manager_email: optionalText,
  }),
  v.transform((meta): DriverMeta => ({
    id: meta.driver_id,
    name: meta.driver_name,
    photo: meta.is_default_avatar ? null : meta.driver_avatar,
    // The provider's value for an unknown plate.
    plate: meta.driver_plate === "Undefined" ? null : meta.driver_plate,
    rating: meta.driver_rate,
    ratingCount: meta.driver_rate_count,
    accountManagerEmail: meta.account_manager_email,
  })),
);

/** A driver and their vehicle. */
export interface DriverMeta {
  readonly id: string | null;
  readonly name: string;
  /** Address of a photograph; null: initials are shown. */
  readonly photo: string | null;
  readonly plate: string | null;
  /** 1 to 5. */
  readonly rating: number | null;
  /** Null: not given by the provider. */
  readonly ratingCount: number | null;
  readonly accountManagerEmail: string | null;
}

export const routeDriverCall = defineCall("GET /api/routes/{route_id}/meta/", driverMeta);
export const tripDriverCall = defineCall("GET /api/routes/past-trips/{trip_id}/meta/", driverMeta);

/** The driver of one variant of a route, by its numeric id. Throws ApiError. */
export function fetchRouteDriver(http: Http, routeId: number, signal?: AbortSignal): Promise<DriverMeta> {
  return send(http, routeDriverCall, { path: { route_id: routeId }, signal });
}

/** The driver of a past trip, by the trip's id. Throws ApiError. */
export function fetchTripDriver(http: Http, tripId: number, signal?: AbortSignal): Promise<DriverMeta> {
  return send(http, tripDriverCall, { path: { trip_id: tripId }, signal });
}
