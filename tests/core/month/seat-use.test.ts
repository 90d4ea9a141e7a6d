import { describe, expect, test } from "vitest";
import type { PagedRoute } from "../../../src/core/api/route-pages.ts";
import { type MissingPart, toFacts } from "../../../src/core/month/month-facts.ts";
import { costliest, type RouteCostUse, sumWeekdays, toRouteCosts } from "../../../src/core/month/seats/route-costs.ts";
import { defaultThresholds, marksOf, rankUses, toSeatUse } from "../../../src/core/month/seats/seat-use.ts";
import { type Seats, seatDrivers } from "../../../src/core/routes/seats.ts";
import { aBooking, aRoute, aRun, createRandom, drawPeople, times, toInvoice, toLine } from "./month-stage.ts";

const known = (count: number): Seats => ({ kind: "known", count });

// Two Mondays, a Tuesday.
const days = new Set(["2026-10-05", "2026-10-06", "2026-10-12"]);
const base = {
  routes: [aRoute("R-1")],
  runs: new Map([["R-1", [...days].map((day) => aRun(day))]]),
  seats: new Map([["R-1", known(10)]]),
  bookings: [
    ...times(5, aBooking()),
    ...times(3, aBooking({ day: "2026-10-12" })),
    ...times(6, aBooking({ day: "2026-10-06" })),
    ...times(2, aBooking({ outcome: "absent" })),
    aBooking({ outcome: "open" }),
  ],
  days,
};

const aUse = () => {
  const [use] = toSeatUse(base);
  if (!use) throw new Error("no route");
  return use;
};
const aCost = (routeId: string, perBoarding: number | null, perKilometre: number | null = null): RouteCostUse => ({
  routeId,
  name: routeId,
  cost: null,
  boardings: 0,
  metres: null,
  perBoarding,
  perKilometre,
});
const ids = (rows: readonly { readonly routeId: string }[]) => rows.map(({ routeId }) => routeId).join("");

describe("use of seats", () => {
  test("is boardings by seats of the runs, by weekday", () => {
    const [use] = toSeatUse(base);
    expect(use).toMatchObject({ boardings: 14, absences: 2, runs: 3, capacity: 30 });
    expect(use?.use).toBeCloseTo(46.67, 2);
    expect(use?.absenceShare).toBe(12.5);
    expect(use?.weekdays.slice(0, 3).map((part) => [part.boardings, part.capacity, part.use])).toEqual([
      [8, 20, 40],
      [6, 10, 60],
      [0, 0, null],
    ]);
    expect(use?.metres).toBe(30_000);
  });

  test("stays unknown where the seats or the runs are", () => {
    for (const seats of [{ kind: "unknown" }, { kind: "several", counts: [16, 27] }, { kind: "failed" }] as Seats[])
      expect(toSeatUse({ ...base, seats: new Map([["R-1", seats]]) }), seats.kind).toMatchObject([
        { use: null, capacity: null, boardings: 14 },
      ]);
    expect(toSeatUse({ ...base, seats: new Map() })).toMatchObject([{ seats: { kind: "unknown" }, use: null }]);
    const [failed] = toSeatUse({ ...base, runs: new Map() });
    expect([failed?.isFailed, failed?.use, failed?.metres]).toEqual([true, null, null]);
  });

  test("leaves out the seats of days whose bookings couldn't be loaded, and keeps their runs", () => {
    const [use] = toSeatUse({
      ...base,
      days: new Set(["2026-10-05", "2026-10-06"]),
      bookings: base.bookings.filter(({ day }) => day !== "2026-10-12"),
    });
    expect([use?.runs, use?.capacity, use?.boardings]).toEqual([3, 20, 11]);
  });

  test("counts bookings without a route's id by its name, unless two routes have it", () => {
    const bookings = times(4, aBooking({ routeId: null }));
    expect(toSeatUse({ ...base, bookings })[0]?.boardings).toBe(4);
    const routes = [aRoute("R-1"), aRoute("R-2", "Hat R-1")];
    expect(toSeatUse({ ...base, routes, bookings }).map(({ boardings }) => boardings)).toEqual([0]);
  });

  test("a late week is the one with most late runs, and marks begin beyond the limit", () => {
    const late = ["2026-10-05", "2026-10-06", "2026-10-07", "2026-10-08"].map((day) => aRun(day, true));
    const runs = new Map([["R-1", [...late, aRun("2026-10-12", true), aRun("2026-10-13", null)]]]);
    const [use] = toSeatUse({ ...base, runs });
    expect(use).toMatchObject({ late: 5, judged: 5, worstWeek: 4, lateShare: 100 });
    if (!use) throw new Error("no route");
    expect([4, 3].map((worstWeek) => marksOf({ ...use, worstWeek }, defaultThresholds).isLate)).toEqual([true, false]);
    const isEmpty = [39.9, 40, null].map((share) => marksOf({ ...use, use: share }, defaultThresholds).isEmpty);
    expect(isEmpty).toEqual([true, false, false]);
  });

  test("a route's cost is that of its people; two routes of one name have none", () => {
    const people = drawPeople(4, createRandom(1)).map((person) => ({ ...person, route: "Hat R-1" }));
    const lines = people.map((person, index) => toLine(person, index));
    const cost = lines.reduce((sum, { total }) => sum + (total ?? 0), 0);
    const uses = toSeatUse(base);
    expect(toRouteCosts(uses, toInvoice(lines))).toEqual([
      {
        routeId: "R-1",
        name: "Hat R-1",
        cost,
        boardings: 14,
        metres: 30_000,
        perBoarding: Math.round(cost / 14),
        perKilometre: Math.round(cost / 30),
      },
    ]);
    const twice = [...uses, ...uses.map((use) => ({ ...use, routeId: "R-9" }))];
    expect(toRouteCosts(twice, toInvoice(lines)).map((row) => row.cost)).toEqual([null, null]);
    expect(toRouteCosts(uses, null)[0]?.cost).toBeNull();
    const open = lines.map((line, index) => (index === 0 ? { ...line, total: null } : line));
    expect(toRouteCosts(uses, toInvoice(open))[0]?.cost).toBeNull();
  });

  const driver = (name: string, seats: number | null, route = "R-1") =>
    ({ kind: "driver", data: { driverId: name, name, seats, routeIds: [route] } }) as const;
  const isFailed = (name: string): MissingPart => ({
    part: { kind: "driver", driverId: "9", driverName: name },
    error: null,
  });
  const listFailed: MissingPart = { part: { kind: "drivers" }, error: null };
  const both = [driver("Işıl  Aksoy", 27), driver("Can Er", 16)];
  test.each<[string, string | null, readonly ReturnType<typeof driver>[], readonly MissingPart[], Seats]>([
    ["of the driver whom the route names, not of who stands in", "IŞIL AKSOY", both, [], known(27)],
    [
      "several where drivers of a route that names none disagree",
      null,
      both,
      [],
      { kind: "several", counts: [27, 16] },
    ],
    ["known where they agree", null, [driver("Can Er", 16), driver("Nil Ay", 16)], [], known(16)],
    ["not known while the named driver couldn't be loaded", "Ece Su", both, [isFailed("Ece Su")], { kind: "failed" }],
    ["not known while the list of drivers couldn't be loaded", null, [], [listFailed], { kind: "failed" }],
    ["those of the only driver, whom a route names none of", null, [driver("Can Er", 16)], [listFailed], known(16)],
    ["unknown without a driver", null, [], [], { kind: "unknown" }],
    ["unknown where drivers drive elsewhere", null, [driver("Ece Su", 16, "R-2")], [], { kind: "unknown" }],
    ["unknown without a number", null, [driver("Can Er", null)], [], { kind: "unknown" }],
    ["unknown where a vehicle has none", null, [driver("Can Er", 0)], [], { kind: "unknown" }],
    ["unknown where one of several tells none", null, [...both, driver("Nil Ay", null)], [], { kind: "unknown" }],
  ])("seats are %s", (_what, driverName, drivers, failures, seats) => {
    const routes = { kind: "routes", data: [{ uniqueId: "R-1", name: "Hat", driverName } as PagedRoute] } as const;
    const month = { month: "2026-10", today: "2026-11-19", readAt: 0, parts: [], failures } as const;
    const facts = toFacts({ ...month, answers: [routes, ...drivers] });
    expect([...facts.seats]).toEqual([["R-1", seats]]);
    expect(facts.knownSeatRoutes).toEqual(seats.kind === "known" ? ["Hat"] : []);
  });

  test("for the seats only those drivers are asked who can tell them", () => {
    const listed = (name: string, ...routeNames: readonly string[]) => ({ id: name, name, routeNames });
    const routes = [
      { name: "Çamlıca", driverName: "Işıl Aksoy" },
      { name: "Beykoz", driverName: "Deniz Ak" },
      { name: "Şişli", driverName: null },
    ];
    const drivers = [
      listed("IŞIL  AKSOY", "çamlıca"),
      listed("Can Er", "Çamlıca"),
      listed("Ece Su", "Beykoz"),
      listed("Efe Su", "Şişli", "Çamlıca"),
      listed("Nil Ay", "Eski Hat"),
      listed("Oya Gün"),
    ];
    // Beykoz's named driver isn't in the list and Şişli names none, so all of their drivers count; the last two may drive any route.
    expect(seatDrivers(routes, drivers).map(({ name }) => name)).toEqual([
      "IŞIL  AKSOY",
      "Ece Su",
      "Efe Su",
      "Nil Ay",
      "Oya Gün",
    ]);
  });

  test("all routes by weekday", () => {
    const runs = [aRun("2026-10-05", true), aRun("2026-10-12"), aRun("2026-10-06", null)];
    const routeIds = ["R-1", "R-2"];
    const uses = toSeatUse({
      ...base,
      routes: routeIds.map((id) => aRoute(id)),
      runs: new Map(routeIds.map((id) => [id, runs])),
    });
    // The seats of R-2 aren't known: its trips count, its boardings don't.
    expect(sumWeekdays(uses)).toEqual([
      { weekday: 1, late: 2, judged: 4, lateShare: 50, use: 40 },
      { weekday: 2, late: 0, judged: 0, lateShare: null, use: 60 },
    ]);
  });

  test("a route without a cost is neither the costliest nor the cheapest", () => {
    const costs = [aCost("a", 5), aCost("b", null), aCost("c", 7), aCost("d", 6)];
    expect([ids(costliest(costs, 2)), ids(costliest(costs, 5))]).toEqual(["cd", "cda"]);
  });

  test.each([
    ["use", "cba"],
    ["full", "bca"],
    ["cost", "bac"],
    ["kilometre", "cab"],
    ["late", "cab"],
    ["absence", "cba"],
    ["name", "cba"],
  ] as const)("the ranking by %s is %s: unknown values come last, equal ones by id", (order, ranking) => {
    const use = aUse();
    const uses = [
      { ...use, routeId: "a", name: "Şile", use: null, lateShare: 10, absenceShare: null },
      { ...use, routeId: "b", name: "Çatalca", use: 70, lateShare: null, absenceShare: 5 },
      { ...use, routeId: "c", name: "Beykoz", use: 20, lateShare: 30, absenceShare: 9 },
    ];
    const costs = [aCost("a", 500, 10), aCost("b", 700, null), aCost("c", null, 40)];
    expect(ids(rankUses(uses, costs, order))).toBe(ranking);
    const same = uses.toReversed().map((one) => ({ ...use, routeId: one.routeId, name: "Hat" }));
    expect(ids(rankUses(same, [], order))).toBe("abc");
  });

  test("a booking of no route of the company, of no direction, or that is open counts nowhere", () => {
    const bookings = [
      aBooking({ routeId: "R-9", routeName: "Eski Hat" }),
      aBooking({ timePeriod: null }),
      aBooking({ outcome: "open" }),
    ];
    expect(toSeatUse({ ...base, runs: new Map(), bookings })).toEqual([]);
    expect(toSeatUse({ ...base, bookings })).toMatchObject([{ timePeriod: "morning", boardings: 0, absences: 0 }]);
  });

  test("each direction has its own runs, bookings and length", () => {
    const uses = toSeatUse({
      ...base,
      routes: [{ id: "R-1", name: "Hat R-1", metres: { morning: 10_000, evening: null } }],
      runs: new Map([["R-1", [aRun("2026-10-05"), aRun("2026-10-05", true, "evening")]]]),
      bookings: [aBooking(), aBooking({ timePeriod: "evening", outcome: "absent" })],
    });
    expect(uses).toMatchObject([
      { timePeriod: "morning", runs: 1, boardings: 1, absences: 0, late: 0, worstWeek: 0, metres: 10_000 },
      { timePeriod: "evening", runs: 1, boardings: 0, absences: 1, late: 1, worstWeek: 1, metres: null },
    ]);
  });
});
