import { describe, expect, test } from "vitest";
import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import type { TimePeriod } from "../../../src/core/api/routes.ts";
import { mergeWays } from "../../../src/core/planner/merged-way.ts";
import { findNearerStops } from "../../../src/core/planner/nearer-stops.ts";
import { createNetwork, meetAtOffice } from "../../../src/core/planner/network.ts";
import { type BookingCounts, findRoutePairs } from "../../../src/core/planner/route-pairs.ts";
import { aPassenger, aRoute, at, office, type StopInput, whole } from "./company.ts";

const limits = { walkingDistance: 500, duration: 3300 };
const thresholds = { extraRide: 10, reserve: 5 };
const periods = ["morning", "evening"] as const;

/** The same stops in both directions, the vehicle at the office at 08:30 and 18:00. */
function bothWays(id: string, stops: readonly StopInput[], clocks: readonly [string, string] = ["08:30", "18:00"]) {
  const evening = stops.toReversed().map((stop) => ({ ...stop, clock: mirror(stop.clock, clocks) }));
  return [
    aRoute(id, stops, { clock: clocks[0] }),
    aRoute(id, evening, { period: "evening", clock: clocks[1] }),
  ] as const;
}

/** The time after leaving the office that the stop has before reaching it. */
function mirror(clock: string | null | undefined, [arrival, departure]: readonly [string, string]): string | null {
  if (!clock) return null;
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const time = minutes(departure) + minutes(arrival) - minutes(clock);
  return `${String(Math.floor(time / 60)).padStart(2, "0")}:${String(time % 60).padStart(2, "0")}`;
}

const seats = (routes: readonly DetailedRoute[], count: number) =>
  new Map(routes.map(({ routeUniqueId }) => [routeUniqueId, count]));
const nearer = (routes: readonly DetailedRoute[], capacities: ReadonlyMap<string, number | null>, least = 150) =>
  whole(findNearerStops(createNetwork(routes, capacities), least)).map(({ person, changes, gain }) => [
    person.id,
    ...changes.map(({ way, stop }) => `${way.routeUniqueId}${stop.letter}`),
    gain,
  ]);

describe("nearer stops", () => {
  test("moves a person to a nearer stop of the same vehicle, though it is full", () => {
    const person = aPassenger("1", at(9000, 300));
    const routes = bothWays("K1", [
      { position: at(10_000, 0), clock: "07:50", passengers: [person] },
      { position: at(9000, 0), clock: "07:54" },
    ]);
    expect(nearer(routes, seats(routes, 1))).toEqual([["1", "K1B", "K1A", 744]]);
  });

  test("gives one free seat to the person who saves more, and the other one to nobody", () => {
    const one = aPassenger("1", at(9000, 300));
    const two = aPassenger("2", at(9000, 100));
    const routes = [
      ...bothWays("K1", [{ position: at(9000, 1100), clock: "07:50", passengers: [one, two] }]),
      ...bothWays("K2", [{ position: at(9000, 0), clock: "07:50" }]),
    ];
    expect(nearer(routes, seats(routes, 1))).toEqual([["2", "K2A", "K2A", 900]]);
  });

  test("does not suggest a route with unknown seats, without times, or to another office", () => {
    const person = aPassenger("1", at(9000, 300));
    const today = bothWays("K1", [{ position: at(9000, 1100), clock: "07:50", passengers: [person] }]);
    const near = [{ position: at(9000, 0), clock: "07:50" }];
    const unknown = [...today, ...bothWays("K2", near)];
    expect(nearer(unknown, seats(today, 9))).toEqual([]);
    const timeless = [
      ...today,
      aRoute("K2", near, { clock: null }),
      aRoute("K2", near, { period: "evening", clock: null }),
    ];
    expect(nearer(timeless, seats(timeless, 9))).toEqual([]);
    const elsewhere = [
      ...today,
      aRoute("K2", near, { place: at(0, 800) }),
      aRoute("K2", near, { period: "evening", clock: "18:00", place: at(0, 800) }),
    ];
    expect(nearer(elsewhere, seats(elsewhere, 9))).toEqual([]);
    const late = [...today, ...bothWays("K2", near, ["08:46", "18:00"])];
    expect(nearer(late, seats(late, 9))).toEqual([]);
  });

  test("takes an office across the street for the same one", () => {
    const person = aPassenger("1", at(9000, 300));
    const near = [{ position: at(9000, 0), clock: "07:50" }];
    const routes = [
      ...bothWays("K1", [{ position: at(9000, 1100), clock: "07:50", passengers: [person] }]),
      aRoute("K2", near, { place: at(0, 280) }),
      aRoute("K2", near, { period: "evening", clock: "18:00", place: at(0, 280) }),
    ];
    expect(nearer(routes, seats(routes, 9))).toEqual([["1", "K2A", "K2A", 500]]);
  });

  test("looks from each of two homes in its own direction, and changes both directions or none", () => {
    const away = at(9000, 3000);
    const [morning, evening] = bothWays("K1", [{ position: at(9000, 1100), clock: "07:50", passengers: [] }]);
    const withPerson = (route: DetailedRoute, home: ReturnType<typeof at>) => ({
      ...route,
      stops: route.stops.map((stop) => ({ ...stop, passengers: [aPassenger("1", home)] })),
    });
    const routes = [
      withPerson(morning, at(9000, 300)),
      withPerson(evening, away),
      ...bothWays("K2", [{ position: at(9000, 0), clock: "07:50" }]),
    ];
    expect(nearer(routes, seats(routes, 9))).toEqual([]);
  });

  test("changes the only direction that somebody takes, if that saves exactly as much as asked", () => {
    const home = at(9000, 0);
    const [morning] = bothWays("K1", [
      { position: at(9000, 150), clock: "07:50", passengers: [aPassenger("1", home)] },
    ]);
    const routes = [morning, ...bothWays("K2", [{ position: home, clock: "07:50" }])];
    expect(nearer(routes, seats(routes, 9), 150)).toEqual([["1", "K2A", 150]]);
    expect(nearer(routes, seats(routes, 9), 151)).toEqual([]);
  });

  test("changes each direction by itself for somebody who takes two routes", () => {
    const home = at(9000, 300);
    const [morning] = bothWays("K1", [
      { position: at(9000, 1100), clock: "07:50", passengers: [aPassenger("1", home)] },
    ]);
    const [, evening] = bothWays("K3", [
      { position: at(9000, 400), clock: "07:50", passengers: [aPassenger("1", home)] },
    ]);
    const routes = [morning, evening, ...bothWays("K2", [{ position: at(9000, 0), clock: "07:50" }])];
    expect(nearer(routes, seats(routes, 9))).toEqual([["1", "K2A", 500]]);
  });

  test("counts other companies' people, and does not trust a provider's long walk alone", () => {
    const person = aPassenger("1", at(9000, 300));
    const routes = [
      ...bothWays("K1", [{ position: at(9000, 1100), clock: "07:50", passengers: [person] }]),
      ...bothWays("K2", [{ position: at(9000, 0), clock: "07:50", others: 3 }]),
    ];
    expect(nearer(routes, seats(routes, 3))).toEqual([]);
    const roundabout = bothWays("K1", [
      { position: at(9000, 400), clock: "07:50", passengers: [aPassenger("1", at(9000, 300), 900)] },
      { position: at(9000, 250), clock: "07:52" },
    ]);
    expect(nearer(roundabout, seats(roundabout, 9))).toEqual([]);
  });
});

test.each([
  ["within a quarter of an hour, across midnight too", { clock: "23:50" }, { clock: "00:05" }, true],
  ["later than a quarter of an hour", { clock: "23:50" }, { clock: "00:06" }, false],
  ["at an unknown time", { clock: "00:05" }, { clock: null }, false],
  ["at an unknown place", { clock: "08:30" }, { clock: "08:30", place: null }, false],
])("two vehicles that reach the office %s", (_what, first, second, isMet) => {
  const { ways } = createNetwork([aRoute("K1", [], first), aRoute("K2", [], second)], new Map());
  const [one, other] = ways as [(typeof ways)[number], (typeof ways)[number]];
  expect([meetAtOffice(one, other), meetAtOffice(other, one)]).toEqual([isMet, isMet]);
});

/** Every workday of two weeks the same number of bookings. */
const days = ["02", "03", "04", "05", "06", "09", "10", "11", "12", "13"].map((day) => `2026-11-${day}`);
function bookings(counts: Readonly<Record<string, number>>): BookingCounts {
  const byDay = (count: number) => new Map(days.map((day) => [day, count]));
  return new Map(Object.entries(counts).map(([id, count]) => [id, { morning: byDay(count), evening: byDay(count) }]));
}
const people = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => aPassenger(`${prefix}-${index}`, null));
const line = (id: string, north: number, count: number) =>
  bothWays(id, [
    { position: at(12_000, north), clock: "07:52", passengers: people(id, count) },
    { position: at(9000, north), clock: "08:00" },
  ]);

describe("routes that could be one", () => {
  const find = (
    routes: readonly DetailedRoute[],
    counts: Readonly<Record<string, number>>,
    capacities: ReadonlyMap<string, number | null>,
    {
      amounts = new Map<string, number>(),
      duration = limits.duration,
    }: { amounts?: ReadonlyMap<string, number>; duration?: number | null } = {},
  ) =>
    whole(
      findRoutePairs(createNetwork(routes, capacities), {
        bookings: bookings(counts),
        limits: { ...limits, duration },
        thresholds,
        amounts,
      }),
    );
  const pairs = (...given: Parameters<typeof find>) =>
    find(...given).map(({ largerId, smallerId }) => `${largerId}+${smallerId}`);

  test("pairs two half-empty routes of one direction, the larger vehicle first", () => {
    const routes = [...line("K1", 0, 9), ...line("K2", 300, 8)];
    const capacities = new Map([
      ["K1", 16],
      ["K2", 27],
    ]);
    expect(pairs(routes, { K1: 9, K2: 8 }, capacities)).toEqual(["K2+K1"]);
  });

  test("keeps a reserve, rounded up: 25 of 27 seats are usable", () => {
    const routes = [...line("K1", 0, 12), ...line("K2", 300, 13)];
    expect(pairs(routes, { K1: 12, K2: 13 }, seats(routes, 27))).toHaveLength(1);
    expect(pairs(routes, { K1: 13, K2: 13 }, seats(routes, 27))).toEqual([]);
  });

  test("does not take a route for empty whose bookings are unknown", () => {
    const routes = [...line("K1", 0, 9), ...line("K2", 300, 8)];
    expect(pairs(routes, { K1: 9 }, seats(routes, 27))).toEqual([]);
  });

  test("puts a route into one pair only, that of the higher amount", () => {
    const routes = [...line("K1", 0, 5), ...line("K2", 300, 5), ...line("K3", 600, 5)];
    const amounts = new Map([
      ["K2", 100],
      ["K3", 900],
    ]);
    expect(pairs(routes, { K1: 5, K2: 5, K3: 5 }, seats(routes, 27), { amounts })).toEqual(["K1+K3"]);
  });

  test("gives a route the partner that makes rides the least longer", () => {
    const routes = [...line("K1", 1500, 5), ...line("K2", 300, 5), ...line("K3", 0, 5)];
    const capacities = new Map([
      ["K1", 27],
      ["K2", 27],
      ["K3", 16],
    ]);
    const amounts = new Map([["K3", 900]]);
    expect(pairs(routes, { K1: 5, K2: 5, K3: 5 }, capacities, { amounts })).toEqual(["K2+K3"]);
  });

  test("does not pair vehicles whose seats are unknown", () => {
    const routes = [...line("K1", 0, 9), ...line("K2", 300, 8)];
    expect(pairs(routes, { K1: 9, K2: 8 }, new Map())).toEqual([]);
  });

  test("pairs routes that have the same directions only", () => {
    const [[oneMorning, oneEvening], [otherMorning]] = [line("K1", 0, 5), line("K2", 300, 5)];
    const counts = { K1: 5, K2: 5 };
    const mornings = [oneMorning, otherMorning];
    expect(find(mornings, counts, seats(mornings, 27))).toMatchObject([{ largerId: "K1", evening: null }]);
    const uneven = [...mornings, oneEvening];
    // Also where the route with both directions has the smaller vehicle.
    const smaller = new Map([
      ["K1", 16],
      ["K2", 27],
    ]);
    expect(pairs(uneven, counts, seats(uneven, 27))).toEqual([]);
    expect(pairs(uneven, counts, smaller)).toEqual([]);
  });

  test.each([
    [
      ["08:30", "18:00"],
      ["08:40", "18:10"],
    ],
    [
      ["08:40", "18:10"],
      ["08:30", "18:00"],
    ],
  ] as const)("have their vehicle at the office at the later of both times (%s, %s)", (one, other) => {
    const stops = [{ position: at(12_000, 0), clock: "07:55" }];
    const routes = [...bothWays("K1", stops, one), ...bothWays("K2", stops, other)];
    const found = find(routes, { K1: 1, K2: 1 }, seats(routes, 27));
    expect(found.map(({ morning, evening }) => [morning?.officeClock, evening?.officeClock])).toEqual([
      ["08:40", "18:10"],
    ]);
  });

  test("does not pair routes when somebody would ride longer than the SLA", () => {
    const routes = [...line("K1", 0, 5), ...line("K2", 300, 5)];
    const counts = { K1: 5, K2: 5 };
    const [pair] = find(routes, counts, seats(routes, 27));
    const longest = Math.max(pair?.morning?.merged.longestRide ?? 0, pair?.evening?.merged.longestRide ?? 0);
    expect(pairs(routes, counts, seats(routes, 27), { duration: longest * 60 })).toEqual(["K1+K2"]);
    expect(pairs(routes, counts, seats(routes, 27), { duration: longest * 60 - 1 })).toEqual([]);
    expect(pairs(routes, counts, seats(routes, 27), { duration: null })).toEqual(["K1+K2"]);
  });

  test("does not pair routes when somebody would ride more than ten minutes longer", () => {
    const routes = [...line("K1", 0, 5), ...line("K2", 7000, 5)];
    expect(pairs(routes, { K1: 5, K2: 5 }, seats(routes, 27))).toEqual([]);
  });

  test("estimates rides at the larger route's own pace, and keeps the plan where the order stays", () => {
    const [morning] = line("K1", 0, 1);
    const [added] = bothWays("K2", [{ position: at(10_500, 0), clock: "07:58" }]);
    const network = createNetwork([morning, added], new Map());
    const [base, other] = network.ways;
    const merged = base && other && mergeWays(base, other);
    // 12 km in 38 minutes; from 12 km the plan is kept no longer, because the way now stops at 10.5 km.
    expect(merged?.stops.map(({ stop, from, rideMinutes }) => [from.routeUniqueId, stop.letter, rideMinutes])).toEqual([
      ["K1", "A", 40],
      ["K2", "A", 35],
      ["K1", "B", 30],
    ]);
    expect(merged?.extraRide).toBe(3);
  });

  test("are driven from the office in the evening, the nearest stop first", () => {
    const [[, evening], [, added]] = [line("K1", 0, 1), bothWays("K2", [{ position: at(10_500, 0), clock: "07:58" }])];
    const [base, other] = createNetwork([evening, added], new Map()).ways;
    const merged = base && other && mergeWays(base, other);
    expect(merged?.stops.map(({ from, rideMinutes }) => [from.routeUniqueId, rideMinutes])).toEqual([
      ["K1", 30],
      ["K2", 35],
      ["K1", 40],
    ]);
  });

  const far = { position: at(12_000, 0), clock: "07:52" };
  test.each([
    ["the office of the one is unknown", aRoute("K1", [far], { place: null }), aRoute("K2", [far])],
    ["the one has no times", aRoute("K1", [{ ...far, clock: null }, far]), aRoute("K2", [far])],
    ["the one has only a stop at the office", aRoute("K1", [{ ...far, position: office }]), aRoute("K2", [far])],
    ["the one is at the office as soon as it starts", aRoute("K1", [far], { clock: "07:52" }), aRoute("K2", [far])],
    ["the other has no times", aRoute("K1", [far]), aRoute("K2", [far, { ...far, clock: null }])],
    ["the other has no stops", aRoute("K1", [far]), aRoute("K2", [])],
  ])("become no way when %s", (_what, ...both) => {
    const [base, other] = createNetwork(both, new Map()).ways;
    if (!base || !other) throw new Error("Both are there.");
    expect(mergeWays(base, other)).toBeNull();
  });
});

test("the order of the provider's answer changes nothing", () => {
  const routes = Array.from({ length: 12 }, (_, index) =>
    bothWays(`K${index + 1}`, [
      {
        position: at(9000 + index * 150, (index % 4) * 400),
        clock: "07:50",
        passengers: [aPassenger(`p${index}`, at(9000 + ((index * 7) % 12) * 150, ((index * 5) % 4) * 400))],
      },
    ]),
  ).flat();
  expect(nearer(routes.toReversed(), seats(routes, 2))).toEqual(nearer(routes, seats(routes, 2)));
});

test.each(periods)("a stop at an unknown position is no stop (%s)", (period: TimePeriod) => {
  const route = aRoute("K1", [{ position: null, clock: "07:50", passengers: [aPassenger("1", at(0, 0))] }], { period });
  const network = createNetwork([route], new Map([["K1", 9]]));
  expect(network.nearest(at(0, 0), {})).toEqual([]);
  expect(network.ways[0]?.ownCount).toBe(1);
});
