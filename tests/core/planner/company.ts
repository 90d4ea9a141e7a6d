import type { Position } from "../../../src/core/api/position.ts";
import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import type { TimePeriod } from "../../../src/core/api/routes.ts";
import type { StopPassenger } from "../../../src/core/api/stops.ts";
import { aRoute as aRow, aStop } from "../../helpers/rows.ts";

/** The office of the tests; positions are given in metres east and north of it. */
export const office: Position = [41.08, 29.01];
const metresPerDegree = 111_195;

export const at = (east: number, north: number): Position => [
  office[0] + north / metresPerDegree,
  office[1] + east / (metresPerDegree * Math.cos((office[0] * Math.PI) / 180)),
];

export function aPassenger(id: string, home: Position | null, walk: number | null = null): StopPassenger {
  return {
    passengerId: id,
    passengerName: `Kişi ${id}`,
    openAddress: null,
    home,
    pickupWalkingDistance: walk,
    dropoffWalkingDistance: walk,
    detourRatio: null,
    pickupWaypointsPolyline: null,
    dropoffWaypointsPolyline: null,
  };
}

export interface StopInput {
  readonly position: Position | null;
  readonly clock?: string | null;
  readonly passengers?: readonly StopPassenger[];
  readonly others?: number;
}

export function aRoute(
  id: string,
  stops: readonly StopInput[],
  {
    period = "morning",
    clock = "08:30",
    place = office,
  }: { period?: TimePeriod; clock?: string | null; place?: Position | null } = {},
): DetailedRoute {
  return aRow({
    routeId: Number(id.replaceAll(/\D/g, "")) * 2 + (period === "morning" ? 0 : 1),
    routeUniqueId: id,
    routeName: `Rota ${id}`,
    timePeriod: period,
    origin: period === "morning" ? null : place,
    destination: period === "morning" ? place : null,
    stops: stops.map(({ position, clock: arrival = null, passengers = [], others = 0 }, index) =>
      aStop({
        orderNumber: index + 1,
        orderChar: String.fromCodePoint(65 + index),
        arrival,
        position,
        passengers: [...passengers],
        shadowCount: others,
      }),
    ),
    departure: period === "morning" ? null : clock,
    arrival: period === "morning" ? clock : null,
  });
}

/** The result of a generator that pauses. */
export function whole<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
