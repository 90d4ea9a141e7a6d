import { bearingTo, distance, moved, type Point } from "../geo/places.ts";
import { encodePolyline } from "../geo/polyline.ts";
import { canStopAt, lengthOf } from "../geo/roads.ts";
import { Random } from "../seed/random.ts";
import { walkToStop, type Walk } from "../seed/riders.ts";
import { nearestOnWay, type OnWay } from "../geo/along.ts";
import type { LineVariant } from "./find-lines.ts";

/** The longest walk, m in a straight line: for a longer one the shuttle makes a detour. */
const furthestWalk = 900;
/** The longest such detour, m. */
const furthestDetour = 3200;
/** Distances of a new stop from the door, m: the first one where the shuttle may stop is taken. */
const newStopDistances = [280, 220, 160, 100, 340];
/** The shortest ride, m. */
const shortestRide = 2500;
/** Metres per second. */
const walkingSpeed = 1.25;
/** Road distance relative to the straight line. */
const roadFactor = 1.3;
/** Range of the shuttle's time relative to a car's. */
const stoppingShare = [1.03, 1.09] as const;

interface Leg extends Walk {
  /** Seconds. */
  readonly seconds: number;
}

/** A passenger's journey with one direction of a line, from door to door. */
export interface Ride {
  readonly pickup: Point;
  readonly dropoff: Point;
  /** Minutes since midnight. */
  readonly pickupTime: number;
  readonly dropoffTime: number;
  readonly arrivalTime: number;
  /** Seconds in the shuttle. */
  readonly duration: number;
  /** Percent, one decimal. */
  readonly detourRatio: number;
  /** Metres in the shuttle. */
  readonly length: number;
  readonly walkToPickup: Leg;
  readonly walkFromDropoff: Leg;
  /** The line's path with the detours for new stops. */
  readonly polyline: string;
}

/** Undefined if the line passes too far from one of the two places, or in the wrong direction. */
export function rideOf(variant: LineVariant, from: Point, to: Point): Ride | undefined {
  const on = nearestOnWay(variant.points, from);
  const off = on && nearestOnWay(variant.points, to, on.along + shortestRide);
  if (!on || !off || on.away > furthestDetour || off.away > furthestDetour) return undefined;
  const [first, last] = [toStop(on, from), toStop(off, to)];
  const speed = (lengthOf(variant.points) / variant.duration) * 60;
  const timeAt = (metres: number) => variant.departure + Math.round(metres / speed);
  const random = new Random(`ride ${variant.routeId} ${Math.round(on.along)}`);
  // The passenger isn't on board yet during the detour to the first stop.
  const boarded = on.along + first.extra;
  const length = off.along - on.along + first.extra + last.extra;
  const beeline = distance(first.point, last.point) * roadFactor;
  const detour = Math.max(1, length / beeline) * random.between(...stoppingShare) - 1;
  const [pickupTime, dropoffTime] = [timeAt(boarded), timeAt(boarded + length)];
  return {
    pickup: first.point,
    dropoff: last.point,
    pickupTime,
    dropoffTime,
    arrivalTime: timeAt(lengthOf(variant.points) + 2 * (first.extra + last.extra)),
    duration: (dropoffTime - pickupTime) * 60,
    detourRatio: Math.round(detour * 1000) / 10,
    length: Math.round(length),
    walkToPickup: toLeg(walkToStop(from, first.point, random)),
    walkFromDropoff: toLeg(walkToStop(last.point, to, random)),
    polyline: toPolyline(variant, [
      [off, last],
      [on, first],
    ]),
  };
}

interface Stop {
  readonly point: Point;
  /** From the line's way to the stop, along the streets; empty where the stop is on it. */
  readonly way: readonly Point[];
  /** Length of `way`, m. */
  readonly extra: number;
}

function toStop(on: OnWay, place: Point): Stop {
  if (on.away <= furthestWalk && canStopAt(on.point)) return { point: on.point, way: [], extra: 0 };
  const bearing = bearingTo(place, on.point);
  const point = newStopDistances.map((metres) => moved(place, metres, bearing)).find(canStopAt) ?? place;
  const way = [{ lat: on.point.lat, lng: point.lng }, point];
  return { point, way, extra: lengthOf([on.point, ...way]) };
}

/** Inserts the ways to new stops; the last stop comes first, so that the indices of earlier ones stay valid. */
function toPolyline(variant: LineVariant, stops: readonly (readonly [OnWay, Stop])[]): string {
  if (stops.every(([, { way }]) => way.length === 0)) return variant.polyline;
  let { points } = variant;
  for (const [{ index, point }, { way }] of stops) {
    if (way.length > 0) {
      points = [...points.slice(0, index), point, ...way, ...way.toReversed(), point, ...points.slice(index)];
    }
  }
  return encodePolyline(points);
}

export function toLeg(walk: Walk): Leg {
  return { ...walk, seconds: Math.round(walk.metres / walkingSpeed / 60) * 60 };
}
