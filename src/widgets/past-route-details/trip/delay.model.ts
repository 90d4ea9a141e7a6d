import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDuration } from "../../../core/text/format.ts";
import { toDelay } from "../../../core/trips/delay.ts";
import type { TripWay } from "../map/trip-way.model.ts";
import { toLongestWait, type WaitStop } from "./longest-wait.model.ts";
import { formatDifference } from "./punctuality.model.ts";
import { tripMessages as texts } from "./trip.messages.ts";

/** "Hareket 11 dk geç; yolda 1 dk kazanıldı; en uzun bekleme: D durağı 3 dk": only the parts that the trip's data show. */
export function toDelaySentence(
  trip: PastTrip,
  way: Pick<TripWay, "driven"> | null,
  stops: readonly WaitStop[],
): string | null {
  const delay = toDelay(trip);
  // The real end of an auto-finished trip isn't known, so neither is the time between two positions.
  const wait =
    way && trip.duration !== null && !trip.isAutoFinished ? toLongestWait(way.driven, trip.duration, stops) : null;
  const parts = [
    delay && texts.departed(formatDifference({ minutes: delay.departure })),
    delay && delay.onTheWay !== null ? onTheWay(delay.onTheWay) : null,
    wait && texts.longestWait(wait.letter, formatDuration(wait.seconds)),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join("; ");
}

function onTheWay(minutes: number): string {
  if (minutes === 0) return texts.keptTime;
  return minutes > 0 ? texts.lostTime(minutes) : texts.gainedTime(-minutes);
}
