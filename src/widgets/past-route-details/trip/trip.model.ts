import type { PastTrip, TripPoint } from "../../../core/api/past-trips.ts";
import { formatDuration, formatTime, missing } from "../../../core/text/format.ts";
import {
  plannedEndOf,
  plannedStartOf,
  type Punctuality,
  toDelay,
  toPunctuality,
} from "../../../core/trips/punctuality.ts";
import type { Position, Track } from "../../kit/map/types.ts";
import { tripMessages as texts } from "../past-route-details.messages.ts";
import type { PassengerRow } from "./passengers.model.ts";

/** The driven and the planned path of a trip. */
export interface TripWay {
  /** At equal intervals of time. Empty when no position is known. */
  readonly driven: Track;
  /** The planned path, in pieces, because the plan may be unknown in between. */
  readonly planned: readonly (readonly Position[])[];
  readonly companies: readonly Position[];
}

export function toTripWay(points: readonly TripPoint[]): TripWay {
  const driven: (Position | null)[] = [];
  const planned: Position[][] = [];
  const companies = new Map<string, Position>();
  let last: Position | null = null;
  for (const { position, planned: plan, company } of points) {
    driven.push(position);
    if (plan && last === null) planned.push([plan]);
    // The planned position repeats while the vehicle stands.
    else if (plan && plan.join() !== last?.join()) planned.at(-1)?.push(plan);
    last = plan;
    if (company) companies.set(company.join(), company);
  }
  const isKnown = driven.some((position) => position !== null);
  return {
    driven: isKnown ? driven : [],
    planned: planned.filter((piece) => piece.length > 1),
    companies: [...companies.values()],
  };
}

/** The position at a share of the trip's duration, 0 to 1; between two known positions on the straight line, null before the first and after the last. */
export function toPositionAt({ driven }: Pick<TripWay, "driven">, share: number): Position | null {
  const at = Math.min(1, Math.max(0, share)) * (driven.length - 1);
  const from = driven.findLastIndex((position, index) => position !== null && index <= at);
  const to = driven.findIndex((position, index) => position !== null && index >= at);
  const [before, after] = [driven[from], driven[to]];
  if (!before || !after) return null;
  const rest = from === to ? 0 : (at - from) / (to - from);
  return [before[0] + (after[0] - before[0]) * rest, before[1] + (after[1] - before[1]) * rest];
}

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

/** Radius within which a vehicle counts as standing, m: about the error of a phone's positions. */
const standing = 30;
/** Radius around a stop within which a wait belongs to it, m. */
const atStop = 100;
/** The shortest wait, seconds: boarding itself takes some time. */
const shortest = 60;

interface WaitStop {
  /** Letter of the stop: "D". */
  readonly letter: string;
  readonly position: Position;
}

interface Wait {
  readonly seconds: number;
  /** Letter of the nearest stop; null: between stops. */
  readonly letter: string | null;
}

/**
 * Where the vehicle stood longest before the end of the trip; null when it never stood for a minute.
 * @param driven positions at equal intervals over `duration` seconds
 */
export function toLongestWait(driven: Track, duration: number, stops: readonly WaitStop[]): Wait | null {
  if (driven.length < 2) return null;
  const interval = duration / (driven.length - 1);
  let longest: { readonly position: Position; readonly steps: number } | null = null;
  for (let from = 0; from < driven.length;) {
    const position = driven[from] ?? null;
    let to = from + 1;
    if (position !== null) while (to < driven.length && isStanding(position, driven[to] ?? null)) to += 1;
    // Standing until the end is the arrival, not a wait.
    if (position !== null && to < driven.length && to - 1 - from > (longest?.steps ?? 0)) {
      longest = { position, steps: to - 1 - from };
    }
    from = to;
  }
  if (longest === null || longest.steps * interval < shortest) return null;
  return { seconds: longest.steps * interval, letter: nearestLetter(longest.position, stops) };
}

/** A vehicle that stood is taken to stand on where its position isn't known. */
const isStanding = (position: Position, next: Position | null) =>
  next === null || metresBetween(position, next) <= standing;

function nearestLetter(position: Position, stops: readonly WaitStop[]): string | null {
  const [nearest] = stops
    .map((stop) => ({ letter: stop.letter, metres: metresBetween(position, stop.position) }))
    .filter(({ metres }) => metres <= atStop)
    .toSorted((one, other) => one.metres - other.metres);
  return nearest?.letter ?? null;
}

const metresPerDegree = 111_320;

/** Distance in metres on a plane, which is exact enough within a city. */
function metresBetween([latitude, longitude]: Position, [otherLatitude, otherLongitude]: Position): number {
  const east = (otherLongitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(otherLatitude - latitude, east) * metresPerDegree;
}

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
