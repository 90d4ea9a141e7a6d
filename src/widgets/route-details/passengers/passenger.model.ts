import type { TimePeriod } from "../../../core/api/routes.ts";
import { toClockSpan } from "../../../core/time/clock.ts";
import { toStopEntries, type StopTone, walkOf } from "../../shared/stops/stop.model.ts";
import type { VariantDetail } from "../variant-detail.model.ts";

/** A passenger of the own company. Passengers of other companies are only counted when the response is parsed. */
export interface PassengerRow {
  /** Unique in the table: one person may be listed at two stops. */
  readonly key: string;
  /** From 1, in travel order. */
  readonly number: number;
  readonly letter: string;
  readonly tone: StopTone;
  readonly name: string;
  readonly address: string | null;
  /** Time at the stop, "07:05": pickup in the morning, dropoff in the evening. */
  readonly time: string | null;
  /** Walking distance between home and stop, m. */
  readonly walk: number | null;
  /** Seconds of the ride: from the stop to the office, or from the office to the stop. */
  readonly duration: number | null;
}

export function toPassengerRows(detail: VariantDetail, period: TimePeriod): PassengerRow[] {
  const entries = toStopEntries(detail.stops, period);
  const rows = detail.stops.flatMap((stop, index) => {
    const { letter = "", tone = "own" } = entries[index] ?? {};
    const duration = toRide(detail, index, period);
    return stop.passengers.map((passenger) => ({
      key: `${letter} ${passenger.passengerId}`,
      letter,
      tone,
      name: passenger.passengerName,
      address: passenger.openAddress,
      time: stop.arrival,
      walk: walkOf(passenger, period),
      duration,
    }));
  });
  return rows.map((row, index) => ({ ...row, number: index + 1 }));
}

/**
 * Duration of the ride for the passengers of a stop, seconds: from the times, or from the durations of the legs when the stop has
 * no time; null when neither is known.
 */
function toRide({ stops, begins, ends }: VariantDetail, index: number, period: TimePeriod): number | null {
  const arrival = stops[index]?.arrival ?? null;
  const ride = period === "morning" ? toClockSpan(arrival, ends) : toClockSpan(begins, arrival);
  if (ride !== null) return ride;
  let reached = 0;
  for (const { duration } of stops.slice(0, index + 1)) {
    if (duration === null) return null;
    reached += duration;
  }
  if (period === "evening") return reached;
  const whole = toClockSpan(begins, ends);
  return whole === null || whole < reached ? null : whole - reached;
}
