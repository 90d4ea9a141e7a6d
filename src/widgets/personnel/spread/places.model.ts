import type { DetailedRoute } from "../../../core/api/route-list.ts";
import type { Position } from "../../../core/api/position.ts";
import { mean } from "./spread.model.ts";

/** Home and walking distance of a passenger, as known from the routes. */
interface KnownPlace {
  readonly home: Position | null;
  /** The provider's walking distance, m; the mean of the directions. */
  readonly walk: number | null;
  /** Straight-line distance between home and stop, m; the mean of the directions. */
  readonly straight: number | null;
}

/** By the employee's id. */
export type KnownPlaces = ReadonlyMap<string, KnownPlace>;

interface Seat {
  readonly home: Position | null;
  readonly walk: number | null;
  readonly straight: number | null;
}

export function toKnownPlaces(routes: readonly DetailedRoute[]): KnownPlaces {
  const seats = new Map<string, Seat[]>();
  for (const { stops, timePeriod } of routes) {
    for (const { position, passengers } of stops) {
      for (const { passengerId, home, pickupWalkingDistance, dropoffWalkingDistance } of passengers) {
        const own = seats.get(passengerId) ?? [];
        own.push({
          home,
          walk: timePeriod === "morning" ? pickupWalkingDistance : dropoffWalkingDistance,
          straight: home && position ? metresBetween(home, position) : null,
        });
        seats.set(passengerId, own);
      }
    }
  }
  return new Map(
    [...seats].map(([id, own]) => [
      id,
      {
        home: own.find(({ home }) => home !== null)?.home ?? null,
        walk: mean(own.map(({ walk }) => walk)),
        straight: mean(own.map(({ straight }) => straight)),
      },
    ]),
  );
}

const earthRadius = 6_371_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance in metres on a plane, which is exact to a thousandth over the few kilometres of a walk. */
function metresBetween([latitude, longitude]: Position, [otherLatitude, otherLongitude]: Position): number {
  const north = toRadians(otherLatitude - latitude);
  const east = toRadians(otherLongitude - longitude) * Math.cos(toRadians((latitude + otherLatitude) / 2));
  return earthRadius * Math.hypot(north, east);
}

/** Positions of the stops. Those within about 100 m are merged, such as a morning stop and the evening stop beside it. */
export function toStopPositions(routes: readonly DetailedRoute[]): Position[] {
  const found = new Map<string, Position>();
  for (const { stops } of routes) {
    for (const { position } of stops) {
      if (position) found.set(position.map((degrees) => degrees.toFixed(3)).join(), position);
    }
  }
  return [...found.values()];
}

/** A circle of `radius` metres as a closed path. */
export function ringAround([latitude, longitude]: Position, radius: number): Position[] {
  const corners = 32;
  const height = ((radius / earthRadius) * 180) / Math.PI;
  const width = height / Math.cos(toRadians(latitude));
  return Array.from({ length: corners + 1 }, (_, corner): Position => {
    const angle = (2 * Math.PI * corner) / corners;
    return [latitude + height * Math.sin(angle), longitude + width * Math.cos(angle)];
  });
}
