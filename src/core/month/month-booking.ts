import type { Booking } from "../api/bookings.ts";
import type { TimePeriod } from "../api/routes.ts";
import type { Day } from "../time/day.ts";

/**
 * `boarded`: travelled. `absent`: had a seat and didn't travel, as reported by the person or the driver. `open`: planned, or any
 * other state of the provider.
 */
export type BookingOutcome = "boarded" | "absent" | "open";

/** The fields of a booking that the month's report needs. */
export interface MonthBooking {
  readonly name: string | null;
  readonly routeId: string | null;
  readonly routeName: string | null;
  readonly timePeriod: TimePeriod | null;
  readonly day: Day;
  readonly tripId: number | null;
  readonly outcome: BookingOutcome;
}

/** The provider's states by outcome, for filters of calls that only count bookings. */
export const statesOf = {
  boarded: ["completed", "on-the-bus"],
  absent: ["not-coming", "cancelled-by-driver"],
} as const;

function toOutcome(state: string | null): BookingOutcome {
  if (state === "completed" || state === "on-the-bus") return "boarded";
  return state === "not-coming" || state === "cancelled-by-driver" ? "absent" : "open";
}

/** @param day the requested day, used where the booking has none */
export function toMonthBooking(booking: Booking, day: Day): MonthBooking {
  return {
    name: booking.passengerName,
    routeId: booking.routeUniqueId,
    routeName: booking.routeName,
    timePeriod: booking.timePeriod,
    day: booking.scheduledDay ?? day,
    tripId: booking.tripId,
    outcome: toOutcome(booking.state),
  };
}

/** Key of a person on a route. */
export const toSeatKey = (nameKey: string, routeKey: string) => `${nameKey}\n${routeKey}`;
