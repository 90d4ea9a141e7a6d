import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { queryOf } from "../query/call-query.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import {
  flag,
  list,
  optionalDay,
  optionalId,
  optionalNumber,
  optionalPlate,
  optionalText,
  requiredText,
  withPhoto,
} from "./values.ts";

const vehicle = entity({
  /** Null: not given by the provider. */
  ratingCount: from("reviews_count", optionalNumber),
  /** 1 to 5. */
  rating: from("rating_score", optionalNumber),
  name: from("brand_model", optionalText),
  plate: from("license_plate", optionalPlate),
  /** Seats. */
  capacity: optionalNumber,
  year: optionalNumber,
});
const route = entity({
  name: requiredText,
  /** First day with this vehicle. */
  startDay: from("start_date", optionalDay),
  uniqueId: from("unique_id", requiredText),
});
export type DriverRoute = v.InferOutput<typeof route>;
const verified = entity({
  type: requiredText,
  /** As in {@link DriverDocument.status}. */
  status: requiredText,
  statusText: from("status_verbose", optionalText),
});
/** A document that the provider has verified; used in reports. */
export type VerifiedDocument = v.InferOutput<typeof verified>;

const driver = v.pipe(
  entity({
    name: from("driver_name", requiredText),
    avatar: optionalText,
    hasDefaultAvatar: from("is_default_avatar", flag),
    /** `532*****67`: most digits are hidden; revealPhone() fetches the whole number. */
    maskedPhone: from("phone_number", optionalText),
    /** Null: not given by the provider. */
    ratingCount: from("reviews_count", optionalNumber),
    /** 1 to 5. */
    rating: from("driver_rating_score", optionalNumber),
    vehicle: v.optional(v.fallback(v.nullable(vehicle), null), null),
    routes: v.optional(v.fallback(list(route), []), []),
    verifiedDocuments: from("verification_documents", v.optional(v.fallback(list(verified), []), [])),
  }),
  v.transform((row) => withPhoto(row)),
);
/** One driver with vehicle, routes and documents. */
export type Driver = v.InferOutput<typeof driver>;
const answer = v.object({ result: driver });

export const driverCall = defineCall("GET /api/routes/drivers/{id}/", answer);

/** One driver of the company's routes. Throws ApiError. */
export async function fetchDriver(http: Http, id: string, signal?: AbortSignal): Promise<Driver> {
  return (await send(http, driverCall, { path: { id }, signal })).result;
}

/** One driver with vehicle and routes. */
export const driverOf = (id: string) => queryOf(driverCall, fetchDriver, id);

interface PhoneQuestion {
  /** As {@link Driver.maskedPhone} gave it. */
  readonly maskedPhone: string | null;
  /** Why the user wants to see it; the provider stores it. */
  readonly reason: string;
}

export const revealPhoneCall = defineCall(
  "POST /api/routes/drivers/{id}/phone-number/",
  v.object({ phone_number: requiredText }),
  {
    body: v.object({ phone_number: v.nullable(v.string()), reason: v.string() }),
    refusal: v.object({ response: optionalText }),
  },
);

/**
 * The whole number, for display only: never keep it in a store, event, file or log. Throws ApiError, whose body may
 * contain the provider's sentence under `response`.
 */
export async function revealPhone(http: Http, id: string, { maskedPhone, reason }: PhoneQuestion): Promise<string> {
  const body = { phone_number: maskedPhone, reason };
  return (await send(http, revealPhoneCall, { path: { id }, body })).phone_number;
}

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
  v.transform((row) => withPhoto(row)),
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
