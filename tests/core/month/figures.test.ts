import { describe, expect, test } from "vitest";
import type { PagedRoute } from "../../../src/core/api/route-pages.ts";
import { toAttendance, toPersonAttendance } from "../../../src/core/month/attendance.ts";
import { type Seats, seatDrivers } from "../../../src/core/routes/seats.ts";
import {
  createDecisions,
  createThresholds,
  longestRemark,
  noDecision,
} from "../../../src/core/month/seats/decisions.ts";
import {
  readFactors,
  readTypedFactor,
  toActivity,
  toEmissions,
  type TypedFactor,
} from "../../../src/core/month/emission.ts";
import { fewestPeople } from "../../../src/core/employees/district.ts";
import { type Commuter, toFairness } from "../../../src/core/month/fairness.ts";
import { costliest, sumWeekdays } from "../../../src/core/month/seats/highlights.ts";
import type { MonthBooking } from "../../../src/core/month/month-booking.ts";
import { type MissingPart, toFacts } from "../../../src/core/month/month-facts.ts";
import type { PartAnswer } from "../../../src/core/month/month-parts.ts";
import {
  defaultThresholds,
  marksOf,
  type MonthRoute,
  type MonthRun,
  rankUses,
  toSeatUse,
} from "../../../src/core/month/seats/seat-use.ts";
import { type RouteCostUse, toRouteCosts } from "../../../src/core/month/seats/route-costs.ts";
import { toMonthSums } from "../../../src/core/month/month-sums.ts";
import { figureOf, type MonthSums, toSummary } from "../../../src/core/month/summary.ts";
import { readPolylineLength } from "../../../src/core/routes/way-length.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import { chooseLanguage } from "../../../src/core/text/messages.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { createRandom, drawPeople, type Person, toInvoice, toLine } from "./month-stage.ts";

const route = (id: string, name = `Hat ${id}`, metres: number | null = 10_000): MonthRoute => ({
  id,
  name,
  metres: { morning: metres, evening: metres },
});

const booking = (changes: Partial<MonthBooking>): MonthBooking => ({
  name: "Ayşe Yılmaz",
  routeId: "R-1",
  routeName: "Hat R-1",
  timePeriod: "morning",
  day: "2026-10-05",
  tripId: 1,
  outcome: "boarded",
  ...changes,
});

const run = (
  day: string,
  isLate: boolean | null = false,
  timePeriod: MonthRun["timePeriod"] = "morning",
): MonthRun => ({
  tripId: 1,
  day,
  timePeriod,
  isLate,
});

const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);
const known = (count: number): Seats => ({ kind: "known", count });

describe("use of seats", () => {
  // Two Mondays, a Tuesday.
  const days = new Set(["2026-10-05", "2026-10-06", "2026-10-12"]);
  const base = {
    routes: [route("R-1")],
    runs: new Map([["R-1", [...days].map((day) => run(day))]]),
    seats: new Map([["R-1", known(10)]]),
    bookings: [
      ...times(5, booking({})),
      ...times(3, booking({ day: "2026-10-12" })),
      ...times(6, booking({ day: "2026-10-06" })),
      ...times(2, booking({ outcome: "absent" })),
      booking({ outcome: "open" }),
    ],
    days,
  };

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
    for (const seats of [{ kind: "unknown" }, { kind: "several", counts: [16, 27] }, { kind: "failed" }] as Seats[]) {
      const [use] = toSeatUse({ ...base, seats: new Map([["R-1", seats]]) });
      expect([use?.use, use?.capacity, use?.boardings], seats.kind).toEqual([null, null, 14]);
    }
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
    const bookings = times(4, booking({ routeId: null }));
    expect(toSeatUse({ ...base, bookings })[0]?.boardings).toBe(4);
    const routes = [route("R-1"), route("R-2", "Hat R-1")];
    expect(toSeatUse({ ...base, routes, bookings }).map(({ boardings }) => boardings)).toEqual([0]);
  });

  test("a late week is the one with most late runs, and marks begin beyond the limit", () => {
    const late = ["2026-10-05", "2026-10-06", "2026-10-07", "2026-10-08"].map((day) => run(day, true));
    const runs = new Map([["R-1", [...late, run("2026-10-12", true), run("2026-10-13", null)]]]);
    const [use] = toSeatUse({ ...base, runs });
    expect([use?.late, use?.judged, use?.worstWeek, use?.lateShare]).toEqual([5, 5, 4, 100]);
    if (!use) throw new Error("no route");
    expect(marksOf(use, defaultThresholds).isLate).toBe(true);
    expect(marksOf({ ...use, worstWeek: 3 }, defaultThresholds).isLate).toBe(false);
    expect(marksOf({ ...use, use: 39.9 }, defaultThresholds).isEmpty).toBe(true);
    expect(marksOf({ ...use, use: 40 }, defaultThresholds).isEmpty).toBe(false);
    expect(marksOf({ ...use, use: null }, defaultThresholds).isEmpty).toBe(false);
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

  test("seats are those of the driver whom the route names, not of who stands in; else they must agree", () => {
    const driver = (name: string, seats: number | null) =>
      ({ kind: "driver", data: { driverId: name, name, seats, routeIds: ["R-1"] } }) as const;
    const routes = (driverName: string | null) =>
      ({ kind: "routes", data: [{ uniqueId: "R-1", name: "Hat", driverName } as PagedRoute] }) as const;
    const seatsOf = (answers: readonly PartAnswer[], failures: readonly MissingPart[] = []) =>
      toFacts({ month: "2026-10", today: "2026-11-19", readAt: 0, parts: [], answers, failures }).seats.get("R-1");
    const both = [driver("Işıl  Aksoy", 27), driver("Can Er", 16)];
    expect(seatsOf([routes("IŞIL AKSOY"), ...both])).toEqual({ kind: "known", count: 27 });
    expect(seatsOf([routes(null), ...both])).toEqual({ kind: "several", counts: [27, 16] });
    const part = { kind: "driver", driverId: "9", driverName: "Ece Su" } as const;
    expect(seatsOf([routes("Ece Su"), ...both], [{ part, error: null }])).toEqual({ kind: "failed" });
  });

  test("seats are unknown without a driver who tells a number, or where one of several doesn't", () => {
    const driver = (name: string, seats: number | null) =>
      ({ kind: "driver", data: { driverId: name, name, seats, routeIds: ["R-1"] } }) as const;
    const elsewhere = {
      kind: "driver",
      data: { driverId: "9", name: "Ece Su", seats: 16, routeIds: ["R-2"] },
    } as const;
    const routes = {
      kind: "routes",
      data: [{ uniqueId: "R-1", name: "Hat", driverName: null } as PagedRoute],
    } as const;
    const seatsOf = (answers: readonly PartAnswer[], failures: readonly MissingPart[] = []) =>
      toFacts({ month: "2026-10", today: "2026-11-19", readAt: 0, parts: [], answers: [routes, ...answers], failures });
    const failed = [{ part: { kind: "drivers" }, error: null }] as const;
    for (const answers of [
      [],
      [elsewhere],
      [driver("Can Er", null)],
      [driver("Can Er", 0)],
      [driver("Can Er", 16), driver("Işıl Aksoy", null)],
    ]) {
      const facts = seatsOf(answers);
      expect([...facts.seats]).toEqual([["R-1", { kind: "unknown" }]]);
      expect(facts.knownSeatRoutes).toEqual([]);
    }
    expect([...seatsOf([], failed).seats]).toEqual([["R-1", { kind: "failed" }]]);
    // A failed driver doesn't matter if the route names no driver and another driver's vehicle is known.
    expect([...seatsOf([driver("Can Er", 16)], failed).seats]).toEqual([["R-1", { kind: "known", count: 16 }]]);
    expect(seatsOf([driver("Can Er", 16), driver("Nil Ay", 16)]).knownSeatRoutes).toEqual(["Hat"]);
  });

  test("for the seats only those drivers are asked who can tell them", () => {
    const driver = (name: string, ...routeNames: readonly string[]) => ({ id: name, name, routeNames });
    const routes = [
      { name: "Çamlıca", driverName: "Işıl Aksoy" },
      { name: "Beykoz", driverName: "Deniz Ak" },
      { name: "Şişli", driverName: null },
    ];
    const drivers = [
      driver("IŞIL  AKSOY", "çamlıca"),
      driver("Can Er", "Çamlıca"),
      driver("Ece Su", "Beykoz"),
      driver("Efe Su", "Şişli", "Çamlıca"),
      driver("Nil Ay", "Eski Hat"),
      driver("Oya Gün"),
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

  test("all routes by weekday, and the costliest", () => {
    const runs = [run("2026-10-05", true), run("2026-10-12"), run("2026-10-06", null)];
    const routeIds = ["R-1", "R-2"];
    const uses = toSeatUse({
      ...base,
      routes: routeIds.map((id) => route(id)),
      runs: new Map(routeIds.map((id) => [id, runs])),
    });
    // The seats of R-2 aren't known: its trips count, its boardings don't.
    expect(sumWeekdays(uses)).toEqual([
      { weekday: 1, late: 2, judged: 4, lateShare: 50, use: 40 },
      { weekday: 2, late: 0, judged: 0, lateShare: null, use: 60 },
    ]);
    const cost = (routeId: string, perBoarding: number | null): RouteCostUse => ({
      routeId,
      name: routeId,
      cost: null,
      boardings: 0,
      metres: null,
      perBoarding,
      perKilometre: null,
    });
    const costs = [cost("a", 5), cost("b", null), cost("c", 7), cost("d", 6)];
    const ranked = (count: number) => costliest(costs, count).map(({ routeId }) => routeId);
    expect(ranked(2)).toEqual(["c", "d"]);
    expect(ranked(5), "a route without a cost isn't the cheapest").toEqual(["c", "d", "a"]);
  });

  test("the ranking puts unknown values last", () => {
    const [use] = toSeatUse(base);
    if (!use) throw new Error("no route");
    const uses = [
      { ...use, routeId: "a", use: null },
      { ...use, routeId: "b", use: 70 },
      { ...use, routeId: "c", use: 20 },
    ];
    expect(rankUses(uses, [], "use").map(({ routeId }) => routeId)).toEqual(["c", "b", "a"]);
    expect(rankUses(uses, [], "full").map(({ routeId }) => routeId)).toEqual(["b", "c", "a"]);
    expect(rankUses(uses, [], "cost").map(({ routeId }) => routeId)).toEqual(["a", "b", "c"]);
  });

  test("the ranking begins with the most expensive, the latest, the emptiest of people, or by name", () => {
    const [use] = toSeatUse(base);
    if (!use) throw new Error("no route");
    const uses = [
      { ...use, routeId: "a", name: "Şile", lateShare: 10, absenceShare: null },
      { ...use, routeId: "b", name: "Çatalca", lateShare: null, absenceShare: 5 },
      { ...use, routeId: "c", name: "Beykoz", lateShare: 30, absenceShare: 9 },
    ];
    const cost = (routeId: string, perBoarding: number | null, perKilometre: number | null): RouteCostUse => ({
      routeId,
      name: routeId,
      cost: null,
      boardings: 0,
      metres: null,
      perBoarding,
      perKilometre,
    });
    const costs = [cost("a", 500, 10), cost("b", 700, null), cost("c", null, 40)];
    const ranked = (order: Parameters<typeof rankUses>[2]) =>
      rankUses(uses, costs, order).map(({ routeId }) => routeId);
    expect(ranked("cost")).toEqual(["b", "a", "c"]);
    expect(ranked("kilometre")).toEqual(["c", "a", "b"]);
    expect(ranked("late")).toEqual(["c", "a", "b"]);
    expect(ranked("absence")).toEqual(["c", "b", "a"]);
    expect(ranked("name")).toEqual(["c", "b", "a"]);
    // Routes of the same name are ordered by id.
    const same = uses.toReversed().map((one) => ({ ...one, name: "Hat" }));
    expect(rankUses(same, [], "name").map(({ routeId }) => routeId)).toEqual(["a", "b", "c"]);
  });

  test("a booking of no route of the company, of no direction, or that is open counts nowhere", () => {
    const bookings = [
      booking({ routeId: "R-9", routeName: "Eski Hat" }),
      booking({ timePeriod: null }),
      booking({ outcome: "open" }),
    ];
    expect(toSeatUse({ ...base, runs: new Map(), bookings })).toEqual([]);
    expect(toSeatUse({ ...base, bookings })).toMatchObject([{ timePeriod: "morning", boardings: 0, absences: 0 }]);
  });

  test("each direction has its own runs, bookings and length", () => {
    const uses = toSeatUse({
      ...base,
      routes: [{ id: "R-1", name: "Hat R-1", metres: { morning: 10_000, evening: null } }],
      runs: new Map([["R-1", [run("2026-10-05"), run("2026-10-05", true, "evening")]]]),
      bookings: [booking({}), booking({ timePeriod: "evening", outcome: "absent" })],
    });
    expect(uses).toMatchObject([
      { timePeriod: "morning", runs: 1, boardings: 1, absences: 0, late: 0, worstWeek: 0, metres: 10_000 },
      { timePeriod: "evening", runs: 1, boardings: 0, absences: 1, late: 1, worstWeek: 1, metres: null },
    ]);
  });
});

describe("the facts of a month", () => {
  const input = { month: "2026-10", today: "2026-10-02", readAt: 0, parts: [], failures: [] } as const;
  const ofDay = (day: string, count: number) =>
    ({ kind: "bookings", data: { day, bookings: times(count, booking({ day })), count } }) as const;
  const runs = { kind: "runs", data: { routeId: "R-1", runs: [run("2026-10-01")] } } as const;

  test("stay the same objects while nothing new has come of their kind", () => {
    const first = toFacts({ ...input, answers: [ofDay("2026-10-01", 2), runs] });
    const second = toFacts({ ...input, answers: [ofDay("2026-10-01", 2), runs, ofDay("2026-10-02", 3)] }, first);
    expect(second.runs).toBe(first.runs);
    expect(second.invoices).toBe(first.invoices);
    expect(second.seats).toBe(first.seats);
    expect(second.bookings).toHaveLength(5);
    expect([...second.bookingDays]).toEqual(["2026-10-01", "2026-10-02"]);
    const third = toFacts({ ...input, answers: [ofDay("2026-10-01", 2), ofDay("2026-10-02", 3), runs] }, second);
    expect(third.bookings).toBe(second.bookings);
    expect(third.bookingDays).toBe(second.bookingDays);
  });

  test("know seats anew when a driver couldn't be loaded after all", () => {
    const routes = {
      kind: "routes",
      data: [{ uniqueId: "R-1", name: "Hat", driverName: "Ece Su" } as PagedRoute],
    } as const;
    const first = toFacts({ ...input, answers: [routes] });
    expect(first.seats.get("R-1")).toEqual({ kind: "unknown" });
    const part = { kind: "driver", driverId: "9", driverName: "Ece Su" } as const;
    const second = toFacts({ ...input, answers: [routes], failures: [{ part, error: null }] }, first);
    expect(second.seats.get("R-1")).toEqual({ kind: "failed" });
    expect(toFacts({ ...input, answers: [routes] }, second).seats.get("R-1")).toEqual({ kind: "unknown" });
  });

  test("have the provider's number of bookings: its own, or that of the days once all are known", () => {
    const [one, two] = [ofDay("2026-10-01", 2), ofDay("2026-10-02", 3)];
    expect(toFacts({ ...input, answers: [one] }).announced).toBeNull();
    expect(toFacts({ ...input, answers: [one, two] }).announced).toBe(5);
    expect(toFacts({ ...input, answers: [one, { kind: "total", data: 40 }] }).announced).toBe(40);
    expect(toFacts({ ...input, answers: [one, two, { kind: "total", data: null }] }).announced).toBe(5);
  });

  test("know a kind when all its parts are answered, with success or failure", () => {
    const parts = [
      { kind: "bookings", day: "2026-10-01" },
      { kind: "bookings", day: "2026-10-02" },
      { kind: "sla" },
    ] as const;
    const settled = (answers: readonly PartAnswer[], failures: readonly MissingPart[]) => [
      ...toFacts({ ...input, parts, answers, failures }).settled,
    ];
    expect(settled([ofDay("2026-10-01", 1)], [])).toEqual([]);
    expect(settled([ofDay("2026-10-01", 1)], [{ part: parts[1], error: null }])).toEqual(["bookings"]);
    expect(settled([], [{ part: parts[2], error: null }])).toEqual(["sla"]);
  });

  test("are each of its own answer", () => {
    const answers = ["employees", "indicators", "sla", "emissions"].map((kind) => ({ kind, data: `the ${kind}` }));
    const { employees, indicators, sla, emissions } = toFacts({
      ...input,
      answers: answers as unknown as readonly PartAnswer[],
    });
    expect([employees, indicators, sla, emissions]).toEqual(answers.map(({ data }) => data));
  });

  test("that nothing has answered are unknown, not empty", () => {
    const { employees, indicators, sla, emissions, announced } = toFacts({ ...input, answers: [] });
    expect({ employees, indicators, sla, emissions, announced }).toEqual({
      employees: null,
      indicators: null,
      sla: null,
      emissions: undefined,
      announced: null,
    });
  });

  test("have no boardings on known seats of a month of which a part is unknown", () => {
    const part = (month: string, data: number | null) => ({ kind: "seat-counts", month, data }) as const;
    const answers = [part("2026-09", 40), part("2026-09", 2), part("2026-08", null), part("2026-08", 7)];
    expect([...toFacts({ ...input, answers }).pastSeatCounts]).toEqual([
      ["2026-09", 42],
      ["2026-08", null],
    ]);
  });

  describe("of emissions", () => {
    const answer = (months: string[], co2Amount: number | null = 2304): PartAnswer => ({
      kind: "emissions",
      data: { months, treesByMonths: [], treeTrend: null, co2Amount, co2Trend: null },
    });
    const co2Of = (answers: readonly PartAnswer[], today = "2026-11-19", failures: readonly MissingPart[] = []) =>
      toMonthSums(toFacts({ ...input, today, answers, failures }), []).co2;

    test("are the provider's latest month's, when it is this one", () => {
      expect(co2Of([answer(["Eyl", "Eki"])])).toBe(2304);
      expect(co2Of([answer(["Eyl", "Eki"])], "2026-10-31")).toBe(2304);
      expect(co2Of([answer(["Eyl", "Eki"], 0)])).toBe(0);
    });

    test("are so in English too: the provider's months have Turkish names", () => {
      chooseLanguage("en");
      expect(co2Of([answer(["Eyl", "Eki"])])).toBe(2304);
    });

    test("aren't those of another month, of a year ago, or without an amount", () => {
      expect(co2Of([answer(["Eki", "Kas"])])).toBe("not-kept");
      expect(co2Of([answer([])])).toBe("not-kept");
      expect(co2Of([answer(["Eyl", "Eki"])], "2027-10-19")).toBe("not-kept");
      expect(co2Of([answer(["Eyl", "Eki"])], "")).toBe("not-kept");
      expect(co2Of([answer(["Eyl", "Eki"], null)])).toBe("not-kept");
      expect(co2Of([{ kind: "emissions", data: null }])).toBe("not-kept");
      expect(co2Of([], "2026-11-19", [{ part: { kind: "emissions" }, error: null }])).toBe("failed");
    });
  });
});

describe("people with an absence", () => {
  test("are those with a name, most absences first, then by name", () => {
    const absent = (name: string | null, count: number) => times(count, booking({ name, outcome: "absent" }));
    const people = toPersonAttendance([
      ...absent("Zeynep Işık", 1),
      ...absent("Çağla Su", 1),
      ...absent(null, 4),
      ...absent("Ece Ak", 3),
      booking({ name: "Ece Ak" }),
      booking({ name: "Can Er" }),
    ]);
    expect(people.map(({ name, absences, share }) => [name, absences, share])).toEqual([
      ["Ece Ak", 3, 75],
      ["Çağla Su", 1, 100],
      ["Zeynep Işık", 1, 100],
    ]);
  });
});

describe("attendance", () => {
  const bookings = [
    ...times(8, booking({})),
    ...times(2, booking({ outcome: "absent", name: "Işıl Kara" })),
    booking({ outcome: "absent", name: "işil kara", day: "2026-10-13" }),
    booking({ outcome: "open" }),
  ];

  test("by route, weekday and week", () => {
    const { routes, weekdays, weeks } = toAttendance(bookings);
    expect(routes.map(({ name, absences, boardings }) => [name, absences, boardings])).toEqual([["Hat R-1", 3, 8]]);
    expect(weekdays.map(({ weekday, absences }) => [weekday, absences])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(weeks.map(({ monday, share }) => [monday, share])).toEqual([
      ["2026-10-05", 20],
      ["2026-10-12", 100],
    ]);
  });

  test("has no person in it; people are computed apart, and I is not ı", () => {
    expect(JSON.stringify(toAttendance(bookings))).not.toMatch(/Ayşe|Işıl/);
    expect(toPersonAttendance(bookings).map(({ name, absences }) => [name, absences])).toEqual([
      ["Işıl Kara", 2],
      ["işil kara", 1],
    ]);
  });
});

describe("fairness", () => {
  const person = (
    district: string | null,
    walkingDistance: number | null,
    tripDuration: number | null = 2400,
  ): Commuter => ({
    district,
    walkingDistance,
    tripDuration,
  });
  const limits = { walkingDistance: 500, duration: 3300 };

  test("median, worst tenth, share over the limit and bins", () => {
    const people = Array.from({ length: 20 }, (_, index) => person(null, (index + 1) * 50));
    const { walking } = toFairness([...people, person(null, null)], limits);
    expect(walking).toMatchObject({ count: 20, missing: 1, mean: 525, median: 525, worstTenth: 900, overLimit: 10 });
    expect(walking.bins.map(({ count }) => count)).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
    expect(walking.bins.at(-1)?.to).toBeNull();
    expect(toFairness([], limits).walking).toMatchObject({ count: 0, median: null, worstTenth: null, mean: null });
    expect(toFairness(people, { walkingDistance: null, duration: null }).walking.overLimit).toBeNull();
  });

  test("districts with fewer than five people are merged, also when they are what is left of the whole", () => {
    const of = (district: string, count: number) => times(count, person(district, 300));
    const shown = (people: readonly Commuter[]) =>
      toFairness(people, limits).districts.map(({ kind, name, people: count, districts }) => [
        kind,
        name,
        count,
        districts,
      ]);
    expect(shown([...of("Kadıköy", 8), ...of("Şişli", 6), ...of("Çatalca", 4), ...of("Şile", 3)])).toEqual([
      ["district", "Kadıköy", 8, 1],
      ["district", "Şişli", 6, 1],
      ["merged", null, 7, 2],
    ]);
    // A single hidden person could be computed from the total, so the smallest named district is merged too.
    expect(shown([...of("Kadıköy", 8), ...of("Şişli", 6), ...of("Şile", 1)])).toEqual([
      ["district", "Kadıköy", 8, 1],
      ["merged", null, 7, 2],
    ]);
    expect(shown([...of("Kadıköy", 8), ...times(6, person(null, 200))])).toEqual([
      ["district", "Kadıköy", 8, 1],
      ["unknown", null, 6, 0],
    ]);
    for (let seed = 1; seed < 40; seed += 1) {
      const random = createRandom(seed);
      const people = times(30, 0).flatMap(() =>
        of(`İlçe${String.fromCharCode(65 + Math.floor(random() ** 2 * 9))}`, 1),
      );
      for (const { people: count } of toFairness(people, limits).districts)
        expect(count).toBeGreaterThanOrEqual(fewestPeople);
    }
  });
});

describe("scope 3, category 7", () => {
  /*
   * Worked by hand. Ayşe lives 12,5 km from the office and boards 40 times, Işıl 30 km and 20 times; Oğuz isn't on the invoice and
   * boards 10 times. Person-km: 40 × 12,5 + 20 × 30 = 1.100. The route is 10 km long and runs 42 times: 420 vehicle-km.
   */
  const [ayse, isil] = [
    { name: "Ayşe Yılmaz", metres: 12_500 },
    { name: "Işıl Kara", metres: 30_000 },
  ].map((changes) => ({ ...(drawPeople(1, createRandom(1))[0] as Person), route: "Hat R-1", ...changes })) as [
    Person,
    Person,
  ];
  const bookings = [
    ...times(40, booking({})),
    ...times(20, booking({ name: isil.name })),
    ...times(10, booking({ name: "Oğuz Kaya" })),
    ...times(5, booking({ outcome: "absent" })),
  ];
  const uses = toSeatUse({
    routes: [route("R-1")],
    runs: new Map([["R-1", times(42, run("2026-10-05"))]]),
    seats: new Map(),
    bookings,
    days: new Set(["2026-10-05"]),
  });
  const invoice = toInvoice([toLine(ayse, 0), toLine(isil, 1)]);

  test("activity data", () => {
    expect(toActivity(bookings, uses, invoice)).toEqual({
      boardings: 70,
      personMetres: 1_100_000,
      measuredBoardings: 60,
      vehicleMetres: 420_000,
      measuredRuns: 42,
      runs: 42,
    });
    const unknown = toActivity(
      bookings,
      uses.map((use) => ({ ...use, metres: null })),
      null,
    );
    expect([unknown.personMetres, unknown.vehicleMetres]).toEqual([null, null]);
  });

  test("two people of one name on one route have a distance only when it is the same", () => {
    const twin = { ...ayse, metres: 13_000 };
    const both = toInvoice([toLine(ayse, 0), toLine(twin, 1)]);
    expect(toActivity(bookings, uses, both).measuredBoardings).toBe(0);
    expect(toActivity(bookings, uses, toInvoice([toLine(ayse, 0), toLine(ayse, 1)])).measuredBoardings).toBe(40);
  });

  const text = JSON.stringify({
    source: "Örnek katsayı listesi",
    year: 2026,
    factors: [
      { per: "person-km", kg: 0.027, name: "Otobüs" },
      { per: "vehicle-km", kg: 0.8, name: "Midibüs", gas: "CO2" },
    ],
  });

  test("kilograms are distance × factor, one result for each factor", () => {
    const read = readFactors(text);
    if (read.status !== "read") throw new Error(read.status);
    const results = toEmissions(toActivity(bookings, uses, invoice), read.set);
    // 1.100 × 0,027 = 29,7 kg CO2e; 420 × 0,8 = 336 kg CO2.
    expect(results.map(({ kilograms, factor }) => [Number(kilograms?.toFixed(6)), factor.gas])).toEqual([
      [29.7, "CO2e"],
      [336, "CO2"],
    ]);
  });

  test("a typed factor needs a number, a source and a year", () => {
    const typed = { per: "vehicle-km", kg: "0,62", source: " Ulusal envanter ", year: "2026" } as const;
    expect(readTypedFactor(typed, "Yazılan")).toEqual({
      set: {
        source: "Ulusal envanter",
        year: 2026,
        factors: [{ per: "vehicle-km", kg: 0.62, gas: "CO2e", name: "Yazılan" }],
      },
    });
    const wrong = (part: Partial<TypedFactor>) => {
      const read = readTypedFactor({ ...typed, ...part }, "Yazılan");
      return "wrong" in read ? [...read.wrong] : [];
    };
    expect(wrong({ kg: "0.62" })).toEqual([]);
    for (const kg of ["", "-1", "x", "1,2,3"]) expect(wrong({ kg })).toEqual(["kg"]);
    for (const year of ["", "26", "2026,5"]) expect(wrong({ year })).toEqual(["year"]);
    expect(wrong({ kg: "", source: " ", year: "" })).toEqual(["kg", "source", "year"]);
  });

  test("factors without source or year compute nothing", () => {
    const without = (name: string) => JSON.stringify({ ...JSON.parse(text), [name]: undefined });
    expect(readFactors(null)).toEqual({ status: "none" });
    expect(readFactors("{")).toEqual({ status: "invalid", field: null });
    expect(readFactors(without("source"))).toEqual({ status: "invalid", field: "source" });
    expect(readFactors(without("year"))).toEqual({ status: "invalid", field: "year" });
    expect(readFactors(text.replace("0.027", "-1"))).toEqual({ status: "invalid", field: "factors.0.kg" });
  });
});

describe("summary", () => {
  const sums: MonthSums = {
    month: "2026-10",
    runs: 1338,
    judged: 1338,
    late: 91,
    boardings: 18_942,
    absences: 1356,
    seatBoardings: 18_318,
    capacity: 26_420,
    net: 122_584_260,
    people: 490,
    metres: 38_724_000,
    walking: 435.4,
    duration: 2376,
    co2: 2304,
  };

  test("the figures of a month, rounded as they are shown", () => {
    const figures = Object.fromEntries(toSummary(sums, []).map(({ name, value }) => [name, value]));
    expect(figures).toEqual({
      boardings: 18_942,
      "on-time": 93.2,
      "seat-use": 69.3,
      "per-boarding": 6472,
      runs: 1338,
      absences: 6.7,
      "per-kilometre": 3166,
      "per-person": 250_172,
      walking: 435,
      duration: 2376,
      co2: 2304,
    });
  });

  test("changes are those of the printed figures, and the mean is of the months that are known", () => {
    const past = (changes: Partial<MonthSums>): MonthSums => ({ ...sums, ...changes });
    const before = [
      past({ boardings: "not-kept" }),
      past({ boardings: 18_000 }),
      past({ boardings: 19_610, late: 106 }),
    ];
    const [boardings, onTime] = toSummary(sums, before);
    expect(boardings).toMatchObject({ before: 19_610, mean: 18_805, meanMonths: 2, change: -668, apart: 137 });
    expect(boardings?.line).toEqual([null, 18_000, 19_610, 18_942]);
    // 93,2 − 92,1 as printed; exactly it would be 1,12.
    expect(onTime).toMatchObject({ before: 92.1, change: 1.1 });
  });

  test("what can't be had is its reason, never a number", () => {
    expect(figureOf("per-boarding", { ...sums, boardings: 0 })).toBe("nothing");
    expect(figureOf("per-boarding", { ...sums, net: "no-invoice" })).toBe("no-invoice");
    expect(figureOf("seat-use", { ...sums, capacity: "no-seats" })).toBe("no-seats");
    expect(figureOf("on-time", { ...sums, judged: "failed", late: "failed" })).toBe("failed");
    const [figure] = toSummary({ ...sums, boardings: "failed" }, [sums]);
    expect(figure).toMatchObject({ value: "failed", change: null, apart: null });
    expect(toSummary(sums, [])[0]).toMatchObject({ before: "not-kept", mean: "not-kept", change: null });
  });
});

describe("length of a way", () => {
  test("along its points, in metres", () => {
    // (38.5,-120.2), (40.7,-120.95), (43.252,-126.453): the example of the format.
    expect(readPolylineLength("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toBeGreaterThan(780_000);
    expect(readPolylineLength("_p~iF~ps|U_ulLnnqC_mqNvxq`@")).toBeLessThan(790_000);
  });
  test.each([null, "", "_p~iF~ps|U", "not a way"])("%s has none", (text) =>
    expect(readPolylineLength(text)).toBeNull(),
  );
});

describe("decisions", () => {
  const environment = createTestEnvironment(() => json({}));
  const open = (userName: string) => {
    const session = createSession({ environment });
    session.open("token", { userName, userType: "user", accountType: "company", companyName: "Lodos" } as Profile);
    return session;
  };

  test("are kept for the person and the month", () => {
    const book = createDecisions(open("elif"), "2026-10");
    book.decide("row", { kind: "dispute", remark: "Köprü bir kez" });
    expect(createDecisions(open("elif"), "2026-10").$decisions.get()).toEqual({
      row: { kind: "dispute", remark: "Köprü bir kez" },
    });
    expect(createDecisions(open("elif"), "2026-09").$decisions.get()).toEqual({});
    expect(createDecisions(open("murat"), "2026-10").$decisions.get()).toEqual({});
    book.decide("row", { kind: null, remark: "Köprü bir kez" });
    expect(book.$decisions.get()["row"]).toEqual({ kind: null, remark: "Köprü bir kez" });
    book.decide("row", noDecision);
    expect(createDecisions(open("elif"), "2026-10").$decisions.get()).toEqual({});
  });

  test("a second element's decisions aren't lost, and a remark has an end", () => {
    const [one, other] = [createDecisions(open("elif"), "2026-08"), createDecisions(open("elif"), "2026-08")];
    one.decide("a", { kind: "accept", remark: "" });
    other.decide("b", { kind: "ask", remark: "x".repeat(1000) });
    expect(Object.keys(other.$decisions.get())).toEqual(["a", "b"]);
    expect(other.$decisions.get()["b"]?.remark).toHaveLength(longestRemark);
    // The emoji at the end, two UTF-16 units long, is dropped as a whole.
    other.decide("b", { kind: "ask", remark: `${"x".repeat(longestRemark - 1)}🚌` });
    expect(other.$decisions.get()["b"]?.remark).toBe("x".repeat(longestRemark - 1));
  });

  test("limits are kept, and impossible ones refused", () => {
    const book = createThresholds(open("elif"));
    expect(book.$thresholds.get()).toEqual(defaultThresholds);
    book.set({ use: 55, late: 2 });
    book.set({ use: 140, late: 2 });
    expect(createThresholds(open("elif")).$thresholds.get()).toEqual({ use: 55, late: 2 });
  });
});
