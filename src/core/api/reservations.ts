import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { optionalNumber } from "./values.ts";

const bookingType = v.object({ data: v.array(optionalNumber) });
const week = v.object({ booking_types: v.array(bookingType) });
export const weekReservationsCall = defineCall(
  "GET /api/company/reservations/",
  v.object({ this_week: week, last_week: week }),
);

/** Reservations of one week, Monday to Friday; null where the provider gave no number. */
export interface ReservationWeek {
  readonly regular: readonly (number | null)[];
  readonly flexible: readonly (number | null)[];
}

export interface Reservations {
  readonly thisWeek: ReservationWeek;
  readonly lastWeek: ReservationWeek;
}

const weekdays = 5;

/** The first entry is regular (Düzenli), the second flexible (Esnek). */
function toWeek({ booking_types: [regular, flexible] }: v.InferOutput<typeof week>): ReservationWeek {
  const toDays = (data: readonly (number | null)[] = []) =>
    Array.from({ length: weekdays }, (_, day) => data[day] ?? null);
  return { regular: toDays(regular?.data), flexible: toDays(flexible?.data) };
}

export async function fetchReservations(http: Http, signal?: AbortSignal): Promise<Reservations> {
  const { this_week, last_week } = await send(http, weekReservationsCall, { signal });
  return { thisWeek: toWeek(this_week), lastWeek: toWeek(last_week) };
}
