import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { toPhoneDigits } from "../text/phone.ts";
import { optionalDay } from "./moments.ts";
import { optionalNumber, optionalText, requiredId, word } from "./values.ts";

/** Any other value of the provider is `unknown`: shown by its status text, without actions. */
export const registrationStatuses = ["registered", "on_hold", "deleted"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

const registrationStatus = word(registrationStatuses, "unknown");

/** `5321234567`, also when the provider writes `0532 123 45 67` or `+905321234567`; what is no such number stays as it came. */
const phoneNumber = v.pipe(
  optionalText,
  v.transform((text) => (text === null ? null : (toPhoneDigits(text) ?? text))),
);

const profile = v.object({
  first_name: optionalText,
  last_name: optionalText,
  phone_number: phoneNumber,
  email: optionalText,
});

/** One row of an answer, decoded; a row without an id is none. */
export const employeeRow = v.pipe(
  v.object({
    id: requiredId,
    profile: v.fallback(v.nullish(profile), null),
    home_address: optionalText,
    registration_status: registrationStatus,
    status: optionalText,
    passenger_name: optionalText,
    route_name: optionalText,
    pilot_name: optionalText,
    average_walking_distance: optionalNumber,
    average_trip_duration: optionalNumber,
    detour_ratio: optionalNumber,
    morning_trip_duration: optionalNumber,
    evening_trip_duration: optionalNumber,
    pickup_walking_distance: optionalNumber,
    dropoff_walking_distance: optionalNumber,
    morning_detour_ratio: optionalNumber,
    evening_detour_ratio: optionalNumber,
    first_trip_scheduled_date: optionalDay,
  }),
  v.transform((row): Employee => {
    const names = [row.profile?.first_name, row.profile?.last_name].filter(Boolean).join(" ");
    return {
      id: row.id,
      name: row.passenger_name ?? (names || null),
      firstName: row.profile?.first_name ?? null,
      lastName: row.profile?.last_name ?? null,
      phoneNumber: row.profile?.phone_number ?? null,
      email: row.profile?.email ?? null,
      homeAddress: row.home_address,
      registrationStatus: row.registration_status,
      statusText: row.status,
      routeName: row.route_name,
      pilotName: row.pilot_name,
      firstTripDay: row.first_trip_scheduled_date,
      average: {
        walkingDistance: row.average_walking_distance,
        tripDuration: row.average_trip_duration,
        detourRatio: row.detour_ratio,
      },
      morning: {
        walkingDistance: row.pickup_walking_distance,
        tripDuration: row.morning_trip_duration,
        detourRatio: row.morning_detour_ratio,
      },
      evening: {
        walkingDistance: row.dropoff_walking_distance,
        tripDuration: row.evening_trip_duration,
        detourRatio: row.evening_detour_ratio,
      },
    };
  }),
);

/** How somebody commutes; null where the provider gave no value. */
export interface CommuteFigures {
  /** Metres: in the morning to the stop, in the evening from the stop home. */
  readonly walkingDistance: number | null;
  /** Seconds. */
  readonly tripDuration: number | null;
  /** How much longer than by car, in percent. */
  readonly detourRatio: number | null;
}

/** Somebody who may ride. Null is "no value" and shown as `-`. */
export interface Employee {
  readonly id: string;
  /** First and last name. */
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Ten digits without the leading 0 (show it with `formatPhone`), or what the provider gave. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly homeAddress: string | null;
  readonly registrationStatus: RegistrationStatus | "unknown";
  /** Free text of the provider, `Kayıtlı` or `Silinecek (30.11.2026)`. */
  readonly statusText: string | null;
  readonly routeName: string | null;
  /** The pilot of a demo account's employee; null for real accounts. */
  readonly pilotName: string | null;
  readonly firstTripDay: Day | null;
  readonly average: CommuteFigures;
  readonly morning: CommuteFigures;
  readonly evening: CommuteFigures;
}
