import type { PastTrip } from "../../../core/api/past-trips.ts";
import { formatDuration, formatTime, missing } from "../../../core/text/format.ts";
import { toDelay } from "../../../core/trips/delay.ts";
import { toPunctuality } from "../../../core/trips/punctuality.ts";
import type { TripWay } from "../map/trip-way.model.ts";
import type { PassengerRow } from "../passengers/passenger.model.ts";
import { toLongestWait, type WaitStop } from "./longest-wait.model.ts";
import { formatDifference } from "./punctuality.model.ts";
import { tripMessages as texts } from "../past-route-details.messages.ts";

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

/** A stop on the line of delays. */
export interface DelayStop {
  /** "A"; null: the office. */
  readonly letter: string | null;
  /** Somebody got on or off. */
  readonly hasTravelled: boolean;
  /** "07:05"; null: not known. */
  readonly planned: string | null;
  readonly actual: string | null;
  /** Minutes between the two, negative when early; null: not known. */
  readonly minutes: number | null;
}

type StopRow = Pick<PassengerRow, "letter" | "hasTravelled" | "planned" | "at" | "minutesLate">;

/** The stops in the order of the trip, each with the last who got on or off there, and the office. */
export function toDelayStops(trip: PastTrip, rows: readonly StopRow[]): readonly DelayStop[] {
  const letters = [...new Set(rows.map(({ letter }) => letter))].filter((letter) => letter !== missing);
  const stops = letters.map((letter): DelayStop => {
    const people = rows.filter((row) => row.letter === letter);
    const last = people.toSorted((one, other) => (other.at ?? -1) - (one.at ?? -1))[0];
    return {
      letter,
      hasTravelled: people.some(({ hasTravelled }) => hasTravelled),
      planned: people.find(({ planned }) => planned !== null)?.planned ?? null,
      actual: last && last.at !== null ? formatTime(last.at) : null,
      minutes: last?.minutesLate ?? null,
    };
  });
  const punctuality = toPunctuality(trip);
  const office: DelayStop = {
    letter: null,
    hasTravelled: true,
    planned: punctuality && formatTime(punctuality.planned),
    actual: punctuality && formatTime(punctuality.actual),
    minutes: punctuality?.minutes ?? null,
  };
  return trip.timePeriod === "morning" ? [...stops, office] : [office, ...stops];
}

function onTheWay(minutes: number): string {
  if (minutes === 0) return texts.keptTime;
  return minutes > 0 ? texts.lostTime(minutes) : texts.gainedTime(-minutes);
}
