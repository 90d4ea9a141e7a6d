import type { Booking } from "../api/bookings.ts";
import type { TimePeriod } from "../api/routes.ts";
import { toPlainText, toTurkishLower } from "../text/text.ts";
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

/**
 * Normalises case and blanks of a name, for comparison. Turkish letters are kept: `Isik` and `Işık` are two people. Empty for a
 * missing name.
 */
export function toNameKey(name: string | null): string {
  return name === null ? "" : toTurkishLower(toPlainText(name));
}

/** A memoised {@link toNameKey}, because a month has 20 000 bookings of 500 people. */
export function createNameKeys(): (name: string | null) => string {
  const keys = new Map<string | null, string>();
  return (name) => {
    let key = keys.get(name);
    if (key === undefined) {
      key = toNameKey(name);
      keys.set(name, key);
    }
    return key;
  };
}

/** Key of a person on a route. */
export const toSeatKey = (nameKey: string, routeKey: string) => `${nameKey}\n${routeKey}`;
