import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { toPhoneDigits } from "../text/phone.ts";
import { optionalDay } from "./moments.ts";
import { optionalNumber, optionalText, requiredId, word } from "./values.ts";

/** Any other value is `unknown`: displayed by its status text, without actions. */
export const registrationStatuses = ["registered", "on_hold", "deleted"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

const registrationStatus = word(registrationStatuses, "unknown");

/** `5321234567`, also when the provider writes `0532 123 45 67` or `+905321234567`; anything else is left unchanged. */
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

/** One row of an answer; invalid without an id. */
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

/** An employee's commute; null where the provider gave no value. */
export interface CommuteFigures {
  /** Metres: from home to the stop in the morning, from the stop home in the evening. */
  readonly walkingDistance: number | null;
  /** Seconds. */
  readonly tripDuration: number | null;
  /** Percent by which the trip is longer than by car. */
  readonly detourRatio: number | null;
}

/** An employee of the company. Null means no value and is shown as `-`. */
export interface Employee {
  readonly id: string;
  /** First and last name. */
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Ten digits without the leading 0 (displayed with `formatPhone`), or what the provider gave. */
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly homeAddress: string | null;
  readonly registrationStatus: RegistrationStatus | "unknown";
  /** Free text of the provider: `Kayıtlı` or `Silinecek (30.11.2026)`. */
  readonly statusText: string | null;
  readonly routeName: string | null;
  /** The pilot of a demo account's employee; null for real accounts. */
  readonly pilotName: string | null;
  readonly firstTripDay: Day | null;
  readonly average: CommuteFigures;
  readonly morning: CommuteFigures;
  readonly evening: CommuteFigures;
}
