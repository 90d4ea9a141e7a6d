import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { type LineKey, lineQuery, toLineQuery } from "./marketplace-detail.ts";
import { optionalNumber, optionalText } from "./values.ts";

const rated = { avg_rating: optionalNumber, rating_count: optionalNumber };
const driverInfo = v.pipe(
  v.object({
    trip: v.fallback(v.nullable(v.object({ ...rated, total_trip_count: optionalNumber })), null),
    driver: v.fallback(v.nullable(v.object({ ...rated, name: optionalText, driver_photo_link: optionalText })), null),
    vehicle: v.fallback(
      v.nullable(
        v.object({
          ...rated,
          name: optionalText,
          vehicle_photo_link: optionalText,
          total_seat_count: optionalNumber,
          trip_passenger_count: optionalNumber,
        }),
      ),
      null,
    ),
  }),
  v.transform(({ trip, driver, vehicle }): LineDriver => ({
    trip: { ...toRating(trip), count: trip?.total_trip_count ?? null },
    driver: { ...toRating(driver), name: driver?.name ?? null, photo: driver?.driver_photo_link ?? null },
    vehicle: {
      ...toRating(vehicle),
      name: vehicle?.name ?? null,
      photo: vehicle?.vehicle_photo_link ?? null,
      seatCount: vehicle?.total_seat_count ?? null,
      passengerCount: vehicle?.trip_passenger_count ?? null,
    },
  })),
);

const toRating = (row: { avg_rating: number | null; rating_count: number | null } | null): Rating => ({
  rating: row?.avg_rating ?? null,
  ratingCount: row?.rating_count ?? null,
});

export interface Rating {
  /** 1 to 5. */
  readonly rating: number | null;
  readonly ratingCount: number | null;
}

/** The driver, the vehicle and the line's history. */
export interface LineDriver {
  readonly trip: Rating & {
    /** Trips that the line has run. */
    readonly count: number | null;
  };
  readonly driver: Rating & {
    readonly name: string | null;
    /** Address of a photograph; null: initials are shown. */
    readonly photo: string | null;
  };
  readonly vehicle: Rating & {
    readonly name: string | null;
    readonly photo: string | null;
    readonly seatCount: number | null;
    readonly passengerCount: number | null;
  };
}

export const lineDriverCall = defineCall("GET /api/marketplace/route-detail-driver-info/", driverInfo, {
  query: lineQuery,
});

/** Throws ApiError. */
export function fetchLineDriver(http: Http, key: LineKey, signal?: AbortSignal): Promise<LineDriver> {
  return send(http, lineDriverCall, { query: toLineQuery(key), signal });
}
