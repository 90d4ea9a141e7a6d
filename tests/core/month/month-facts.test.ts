import { describe, expect, test } from "vitest";
import type { PagedRoute } from "../../../src/core/api/route-pages.ts";
import { type MissingPart, toFacts } from "../../../src/core/month/month-facts.ts";
import type { PartAnswer } from "../../../src/core/month/month-parts.ts";
import { toMonthSums } from "../../../src/core/month/month-analysis.ts";
import { figureOf, type MonthSums, toSummary } from "../../../src/core/month/summary.ts";
import { chooseLanguage } from "../../../src/core/text/messages.ts";
import { aBooking, aRun, times } from "./month-stage.ts";

describe("the facts of a month", () => {
  const input = { month: "2026-10", today: "2026-10-02", readAt: 0, parts: [], failures: [] } as const;
  const ofDay = (day: string, count: number) =>
    ({ kind: "bookings", data: { day, bookings: times(count, aBooking({ day })), count } }) as const;
  const runs = { kind: "runs", data: { routeId: "R-1", runs: [aRun("2026-10-01")] } } as const;

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
    const data = [{ uniqueId: "R-1", name: "Hat", driverName: "Ece Su" } as PagedRoute];
    const routes = { kind: "routes", data } as const;
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
    const unknown = { employees: null, indicators: null, sla: null, emissions: undefined, announced: null };
    expect(toFacts({ ...input, answers: [] })).toMatchObject(unknown);
  });

  test("have no boardings on known seats of a month of which a part is unknown", () => {
    const part = (month: string, data: number | null) => ({ kind: "seat-counts", month, data }) as const;
    const answers = [part("2026-09", 40), part("2026-09", 2), part("2026-08", null), part("2026-08", 7)];
    expect([...toFacts({ ...input, answers }).pastSeatCounts]).toEqual([
      ["2026-09", 42],
      ["2026-08", null],
    ]);
  });

  const answer = (months: string[], co2Amount: number | null = 2304): PartAnswer => ({
    kind: "emissions",
    data: { months, treesByMonths: [], treeTrend: null, co2Amount, co2Trend: null },
  });
  const october = ["Eyl", "Eki"];
  const failed: readonly MissingPart[] = [{ part: { kind: "emissions" }, error: null }];
  test.each<[string, readonly PartAnswer[], string, MonthSums["co2"]]>([
    ["the provider's latest month's, when it is this one", [answer(october)], "2026-11-19", 2304],
    ["those on the month's last day", [answer(october)], "2026-10-31", 2304],
    ["nothing where it is nothing", [answer(october, 0)], "2026-11-19", 0],
    ["not kept of another month", [answer(["Eki", "Kas"])], "2026-11-19", "not-kept"],
    ["not kept without a month", [answer([])], "2026-11-19", "not-kept"],
    ["not kept of a year ago", [answer(october)], "2027-10-19", "not-kept"],
    ["not kept before the reading", [answer(october)], "", "not-kept"],
    ["not kept without an amount", [answer(october, null)], "2026-11-19", "not-kept"],
    ["not kept where there are none", [{ kind: "emissions", data: null }], "2026-11-19", "not-kept"],
    ["failed where they couldn't be loaded", [], "2026-11-19", "failed"],
  ])("have emissions that are %s", (_what, answers, today, co2) => {
    const failures = co2 === "failed" ? failed : [];
    for (const language of ["tr", "en"] as const) {
      // The provider's months have Turkish names in English too.
      chooseLanguage(language);
      expect(toMonthSums(toFacts({ ...input, today, answers, failures }), []).co2).toBe(co2);
    }
  });
});

describe("the sums of a month", () => {
  test.each([
    ["no-invoice", [], "no-invoice"],
    ["failed", [{ part: { kind: "invoice", month: "2026-10" }, error: null }], "failed"],
    [
      "no-invoice where another month's failed",
      [{ part: { kind: "invoice", month: "2026-09" }, error: null }],
      "no-invoice",
    ],
  ] as const)("without an invoice are %s", (_what, failures, reason) => {
    const month = { month: "2026-10", today: "2026-11-19", readAt: 0, parts: [], answers: [], failures } as const;
    expect(toMonthSums(toFacts(month), [])).toMatchObject({ net: reason, people: reason });
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
