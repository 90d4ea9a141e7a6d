import type { PastTrip } from "../../../core/api/past-trips.ts";
import { missing } from "../../../core/text/format.ts";
import { plannedEndOf, plannedStartOf, type Punctuality } from "../../../core/trips/punctuality.ts";
import { tripMessages as texts } from "../past-route-details.messages.ts";

/** "4 dk geç", "2 dk erken"; "-" when planned or real time isn't known. */
export function formatDifference(punctuality: Pick<Punctuality, "minutes"> | null): string {
  if (punctuality === null) return missing;
  const { minutes } = punctuality;
  if (minutes === 0) return texts.exact;
  return minutes > 0 ? texts.late(minutes) : texts.early(-minutes);
}

/** Why a trip has no punctuality. */
export function toMissingReason(trip: PastTrip): string {
  const planned = trip.timePeriod === "morning" ? plannedEndOf(trip) : plannedStartOf(trip);
  return planned === null ? texts.noPlan : texts.noActual;
}
