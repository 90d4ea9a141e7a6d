import type { TripPassenger } from "../api/past-trip-detail.ts";

/** What became of somebody on a trip; the areas' messages have its Turkish text. */
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
      // In the morning everybody who got on arrives with the vehicle; what is told is when they got on.
      return isMorning ? "boarded" : "arrived";
    case "not-coming":
      return "absent";
    case "cancelled-by-driver":
      return isMorning ? "driver-denies-boarding" : "driver-denies-arrival";
    default:
      return "unknown";
  }
}

/** Whether they travelled: their stop's marker is green, otherwise red. */
export function hasTravelled({ state }: Pick<TripPassenger, "state">): boolean {
  return state === "on-the-bus" || state === "completed";
}

/** The letter of a stop: 1 = A, 26 = Z, 27 = AA. Null when it has no number along the way. */
export function toStopLetter(order: number | null): string | null {
  if (order === null || !Number.isInteger(order) || order < 1) return null;
  const rest = Math.floor((order - 1) / 26);
  return (toStopLetter(rest) ?? "") + String.fromCharCode(65 + ((order - 1) % 26));
}
