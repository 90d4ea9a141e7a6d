import { expect, test } from "vitest";
import { type Position, toPosition } from "../../../src/core/api/position.ts";
import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import type { StopPassenger } from "../../../src/core/api/stops.ts";
import { findNearerStops } from "../../../src/core/planner/nearer-stops.ts";
import { createNetwork } from "../../../src/core/planner/network.ts";
import { type BookingCounts, findRoutePairs } from "../../../src/core/planner/route-pairs.ts";
import { aPassenger, aRoute, at, office, whole } from "./company.ts";

/*
 * 60 routes, each in a square of 3 km of its own with two stops 1 km apart. Their vehicles of 16 seats are full and everybody lives
 * beside their stop, except where something is planted.
 */
const capacity = 16;
const metresPerMinute = 500;

interface Planted {
  readonly id: string;
  /** Metres east and north of the office of the first stop; the second one is 1 km nearer to it. */
  readonly east: number;
  readonly north: number;
  /** People of the first and the second stop, beside those who fill the seats. */
  readonly first: StopPassenger[];
  readonly second: StopPassenger[];
  readonly eveningHomes: Map<string, Position>;
  free: number;
  place: Position;
  /** Hour of arrival at the office; null: a route without times. */
  hour: number | null;
}

const plant = (): readonly Planted[] =>
  Array.from({ length: 60 }, (_, index) => ({
    id: `K${String(index + 1).padStart(2, "0")}`,
    east: 6000 + (index % 10) * 3000,
    north: (Math.floor(index / 10) - 3) * 3000,
    first: [],
    second: [],
    eveningHomes: new Map(),
    free: 0,
    place: office,
    hour: 8,
  }));

const homeNear = ({ east, north }: Planted, stop: "first" | "second", metres: number) =>
  at(stop === "first" ? east : east - 1000, north + metres);

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function toRoutes(route: Planted): readonly DetailedRoute[] {
  const { id, east, north, first, second, eveningHomes, free, place, hour } = route;
  const others = Array.from({ length: capacity - free - first.length - second.length }, (_, index) =>
    aPassenger(`${id}-${index}`, homeNear(route, "second", 60)),
  );
  const toStops = (sign: 1 | -1, time: number, homes: ReadonlyMap<string, Position>) =>
    [first, [...second, ...others]].map((people, index) => {
      const distance = east - index * 1000;
      return {
        position: at(distance, north),
        clock: hour === null ? null : clock(time + sign * Math.round(distance / metresPerMinute)),
        passengers: people.map((one) => ({ ...one, home: homes.get(one.passengerId) ?? one.home })),
      };
    });
  const [arrival, departure] = [(hour ?? 0) * 60, 18 * 60];
  return [
    aRoute(id, toStops(-1, arrival, new Map()), { place, clock: hour === null ? null : clock(arrival) }),
    aRoute(id, toStops(1, departure, eveningHomes).toReversed(), {
      period: "evening",
      place,
      clock: hour === null ? null : clock(departure),
    }),
  ];
}

test("finds the 20 better stops and the 3 pairs planted among 60 routes, and falls into none of the 5 traps", () => {
  const planted = plant();
  const route = (number: number) => planted[number - 1] as Planted;
  const better: string[] = [];

  // 12 people live beside the second stop of their route and board at the first.
  for (let number = 1; number <= 12; number += 1) {
    route(number).first.push(aPassenger(`own-${number}`, homeNear(route(number), "second", 80)));
    better.push(`own-${number} ${route(number).id}B`);
  }
  // 6 people live beside a stop of another route, which has a seat for them.
  for (let number = 13; number <= 18; number += 1) {
    const next = route(number + 10);
    next.free = 1;
    route(number).second.push(aPassenger(`other-${number}`, homeNear(next, "first", 70)));
    better.push(`other-${number} ${next.id}A`);
  }
  // Trap: two want the only seat. The one who saves more gets it, the other one has nothing else.
  route(40).free = 1;
  route(30).first.push(
    aPassenger("seat-yes", homeNear(route(40), "first", -100)),
    aPassenger("seat-no", homeNear(route(40), "first", -500)),
  );
  better.push(`seat-yes ${route(40).id}A`);
  // Trap: an office across the street is the same, one 320 m away is another.
  const offices = [
    { number: 49, metres: 280, today: 39 },
    { number: 59, metres: 320, today: 48 },
  ];
  for (const { number, metres, today } of offices) {
    Object.assign(route(number), { place: at(0, metres), free: 1 });
    route(today).first.push(aPassenger(`street-${number}`, homeNear(route(number), "second", 90)));
  }
  better.push(`street-49 ${route(49).id}B`);
  // Trap: a person with two homes: in the morning beside a free seat of another route, in the evening beside their own stop.
  route(38).free = 1;
  route(28).first.push(aPassenger("two-homes", homeNear(route(38), "first", 60)));
  route(28).eveningHomes.set("two-homes", homeNear(route(28), "first", 60));
  // Trap: a route without times, beside a home and nearly empty.
  Object.assign(route(57), { hour: null, free: 12 });
  route(47).first.push(aPassenger("timeless", homeNear(route(57), "first", 60)));
  // Trap: 0,0 is no place to live.
  route(20).first.push(aPassenger("nowhere", toPosition("0,0")));
  // 3 pairs of half-empty neighbours; at the office at different hours, so that there are no others.
  const pairs = [51, 53, 55].map((number, index) => [number, number + 1, 7 + index] as const);
  for (const [one, other, hour] of pairs) {
    for (const number of [one, other]) Object.assign(route(number), { free: 9, hour });
  }

  const network = createNetwork(planted.flatMap(toRoutes), new Map(planted.map(({ id }) => [id, capacity])));
  const bookings: BookingCounts = new Map(
    planted.map(({ id, free }) => {
      const byDay = new Map(["2026-11-23", "2026-11-24"].map((day) => [day, capacity - free]));
      return [id, { morning: byDay, evening: byDay }];
    }),
  );
  const nearer = whole(findNearerStops(network, 150)).map(({ person, changes }) => {
    expect(changes).toHaveLength(2);
    return `${person.id} ${changes[0]?.way.routeUniqueId}${changes[0]?.stop.letter}`;
  });
  const found = whole(
    findRoutePairs(network, {
      bookings,
      limits: { walkingDistance: 500, duration: 5400 },
      thresholds: { extraRide: 10, reserve: 5 },
      amounts: new Map(),
    }),
  );

  expect(better).toHaveLength(20);
  expect(nearer.toSorted()).toEqual(better.toSorted());
  expect(found.map(({ largerId, smallerId }) => [largerId, smallerId])).toEqual(
    pairs.map(([one, other]) => [route(one).id, route(other).id]),
  );
});
