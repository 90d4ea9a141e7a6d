import * as v from "valibot";
import type { Day } from "../time/day.ts";
import type { Http } from "../http/http.ts";
import { optionalDay } from "./moments.ts";
import { defineCall, send } from "./call.ts";
import { flag, list, optionalNumber, optionalText, requiredText } from "./values.ts";

interface DriverVehicle {
  readonly name: string | null;
  readonly plate: string | null;
  /** Seats. */
  readonly capacity: number | null;
  readonly year: number | null;
  /** 1 to 5. */
  readonly rating: number | null;
  /** Null: not given by the provider. */
  readonly ratingCount: number | null;
}

export interface DriverRoute {
  readonly uniqueId: string;
  readonly name: string;
  /** First day with this vehicle. */
  readonly startDay: Day | null;
}

/** A document that the provider has verified; used in reports. */
export interface VerifiedDocument {
  readonly type: string;
  /** As in {@link DriverDocument.status}. */
  readonly status: string;
  readonly statusText: string | null;
}

/** One driver with vehicle, routes and documents. */
export interface Driver {
  readonly name: string;
  /** Address of a photograph; null: initials are shown. */
  readonly photo: string | null;
  /** `532*****67`: most digits are hidden; revealPhone() fetches the whole number. */
  readonly maskedPhone: string | null;
  /** 1 to 5. */
  readonly rating: number | null;
  /** Null: not given by the provider. */
  readonly ratingCount: number | null;
  readonly vehicle: DriverVehicle | null;
  readonly routes: readonly DriverRoute[];
  readonly verifiedDocuments: readonly VerifiedDocument[];
}

const vehicle = v.pipe(
  v.object({
    reviews_count: optionalNumber,
    rating_score: optionalNumber,
    brand_model: optionalText,
    license_plate: optionalText,
    capacity: optionalNumber,
    year: optionalNumber,
  }),
  v.transform((found): DriverVehicle => ({
    name: found.brand_model,
    plate: found.license_plate === "Undefined" ? null : found.license_plate,
    capacity: found.capacity,
    year: found.year,
    rating: found.rating_score,
    ratingCount: found.reviews_count,
  })),
);
const route = v.pipe(
  v.object({ name: requiredText, start_date: optionalDay, unique_id: requiredText }),
  v.transform(({ name, start_date: startDay, unique_id: uniqueId }): DriverRoute => ({ name, startDay, uniqueId })),
);
const verified = v.pipe(
  v.object({ type: requiredText, status: requiredText, status_verbose: optionalText }),
  v.transform(({ type, status, status_verbose: statusText }): VerifiedDocument => ({ type, status, statusText })),
);

const answer = v.object({
  result: v.pipe(
    v.object({
      driver_name: requiredText,
      avatar: optionalText,
      is_default_avatar: flag,
      phone_number: optionalText,
      reviews_count: optionalNumber,
      driver_rating_score: optionalNumber,
      vehicle: v.optional(v.fallback(v.nullable(vehicle), null), null),
      routes: v.optional(v.fallback(list(route), []), []),
      verification_documents: v.optional(v.fallback(list(verified), []), []),
    }),
    v.transform((driver): Driver => ({
      name: driver.driver_name,
      photo: driver.is_default_avatar ? null : driver.avatar,
      maskedPhone: driver.phone_number,
      rating: driver.driver_rating_score,
      ratingCount: driver.reviews_count,
      vehicle: driver.vehicle,
      routes: driver.routes,
      verifiedDocuments: driver.verification_documents,
    })),
  ),
});

export const driverCall = defineCall("GET /api/routes/drivers/{id}/", answer);

/** One driver of the company's routes. Throws ApiError. */
export async function fetchDriver(http: Http, id: string, signal?: AbortSignal): Promise<Driver> {
  return (await send(http, driverCall, { path: { id }, signal })).result;
}

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
