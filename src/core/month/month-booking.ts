import type { Booking } from "../api/bookings.ts";
import type { TimePeriod } from "../api/routes.ts";
import { toTurkishLower } from "../text/text.ts";
import type { Day } from "../time/day.ts";

/**
 * `boarded`: travelled. `absent`: had a seat and didn't, by the person's or the driver's word. `open`: planned, or a state of the
 * provider that says neither.
 */
export type BookingOutcome = "boarded" | "absent" | "open";

/** What the month's report needs of a booking. */
export interface MonthBooking {
  readonly name: string | null;
  readonly routeId: string | null;
  readonly routeName: string | null;
  readonly timePeriod: TimePeriod | null;
  readonly day: Day;
  readonly tripId: number | null;
  readonly outcome: BookingOutcome;
}

/** The provider's states by outcome, for counting without reading the rows. */
export const statesOf = {
  boarded: ["completed", "on-the-bus"],
  absent: ["not-coming", "cancelled-by-driver"],
} as const;

function toOutcome(state: string | null): BookingOutcome {
  if (state === "completed" || state === "on-the-bus") return "boarded";
  return state === "not-coming" || state === "cancelled-by-driver" ? "absent" : "open";
}

/** @param day the day that was asked for, used where the booking has none */
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
 * The same text for two spellings of one name that differ in nothing but case and blanks. Turkish letters count: `Isik` and `Işık`
 * are two people. Empty for a missing name.
 */
export function toNameKey(name: string | null): string {
  return name === null ? "" : toTurkishLower(name).trim().replace(/\s+/g, " ");
}

/** {@link toNameKey} that computes each text once: a month has 20 000 bookings of 500 people. */
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
