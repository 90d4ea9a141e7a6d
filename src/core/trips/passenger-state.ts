import type { TripPassenger } from "../api/past-trips.ts";

/** Outcome of a trip for one passenger; its Turkish text is in the areas' messages. */
export type PassengerOutcome =
  /** Got on: the time, or `Bindi`. */
  | "boarded"
  /** Got off at the end: the time, or `Geldi`. */
  | "arrived"
  /** `Gelmedi`. */
  | "absent"
  /** Morning: `Sürücü Binmedi Dedi`. */
  | "driver-denies-boarding"
  /** Evening: `Sürücü Gelmedi Dedi`. */
  | "driver-denies-arrival"
  /** `-`. */
  | "unknown";

export function toPassengerOutcome({
  state,
  timePeriod,
}: Pick<TripPassenger, "state" | "timePeriod">): PassengerOutcome {
  const isMorning = timePeriod === "morning";
  switch (state) {
    case "on-the-bus":
      return "boarded";
    case "completed":
      // In the morning everybody who boarded arrives with the vehicle; the provider gives the time of boarding.
      return isMorning ? "boarded" : "arrived";
    case "not-coming":
      return "absent";
    case "cancelled-by-driver":
      return isMorning ? "driver-denies-boarding" : "driver-denies-arrival";
    default:
      return "unknown";
  }
}

/** Whether the passenger travelled; the stop's marker is then green, otherwise red. */
export function hasTravelled({ state }: Pick<TripPassenger, "state">): boolean {
  return state === "on-the-bus" || state === "completed";
}
