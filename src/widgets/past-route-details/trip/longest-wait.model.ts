import type { Position, Track } from "../../kit/map/types.ts";

/** Radius within which a vehicle counts as standing, m: about the error of a phone's positions. */
const standing = 30;
/** Radius around a stop within which a wait belongs to it, m. */
const atStop = 100;
/** The shortest wait, seconds: boarding itself takes some time. */
const shortest = 60;

export interface WaitStop {
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
