import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Route } from "../../../src/core/api/routes.ts";
import { hasEmissions, toMass, toPresentTrees, toTrend } from "../../../src/widgets/overview/co2/co2.model.ts";
import { seatCount, toSeatPlan } from "../../../src/widgets/overview/employees/employees.model.ts";
import { toPaths } from "../../../src/core/http/first-calls.ts";
import { toPosition } from "../../../src/core/api/position.ts";
import { toNetworkLines, toOffice } from "../../../src/widgets/overview/network/network.model.ts";
import { overviewCards, overviewContract } from "../../../src/widgets/overview/overview.contract.ts";
import { toAreaClass } from "../../../src/widgets/overview/overview.view.tsx";
import { toTotals, toWeekdays } from "../../../src/widgets/overview/reservations/reservations.model.ts";
import {
  isBeforeMonday,
  isThisWeek,
  sumOf,
  toShownDay,
  toTripDays,
} from "../../../src/widgets/overview/trips/trips.model.ts";

test.each(overviewCards.filter((name) => name !== "attention"))(
  "%s has its room before its code is there, so that nothing below it moves",
  (name) => {
    const sheet = readFileSync(new URL("../../../src/widgets/overview/overview.css", import.meta.url), "utf8");
    expect(sheet).toContain(`\n.${toAreaClass(name)} > .card {\n  min-height:`);
  },
);

describe("reservations", () => {
  test("are summed without the missing ones", () =>
    expect(toTotals({ regular: [120, null, 121, 117, 98], flexible: [14, 9, 11, 12, 20] })).toEqual({
      regular: 456,
      flexible: 66,
      total: 522,
    }));
  test("what the provider left out of a week isn't counted as none", () => {
    const nothing = [null, null, null, null, null];
    expect(toTotals({ regular: nothing, flexible: nothing })).toEqual({ regular: null, flexible: null, total: null });
    expect(toTotals({ regular: [0, 0, 0, 0, 0], flexible: nothing })).toEqual({ regular: 0, flexible: null, total: 0 });
  });
  test("stand under Pzt to Cum, today marked", () => {
    const days = toWeekdays("2026-11-18", "this");
    expect(days.map(({ label }) => label)).toEqual(["Pzt", "Sal", "Çar", "Per", "Cum"]);
    expect(days.map(({ highlighted }) => highlighted)).toEqual([false, false, true, false, false]);
    expect(days[0]?.fullLabel).toBe("16 Kasım 2026 Pazartesi");
  });
  test("of last week have no today", () => {
    const days = toWeekdays("2026-11-18", "last");
    expect(days[0]?.fullLabel).toBe("9 Kasım 2026 Pazartesi");
    expect(days.some(({ highlighted }) => highlighted)).toBe(false);
  });
  test("a Sunday belongs to the week that ends with it", () =>
    expect(toWeekdays("2026-11-22", "this")[0]?.fullLabel).toBe("16 Kasım 2026 Pazartesi"));
});

describe("trips", () => {
  const counts = ["2026-11-18", "2026-11-16", null].map((day) => ({ day, notStarted: 1, ongoing: 2, completed: 3 }));
  test("days in order, without what is no day", () =>
    expect(toTripDays(counts, "2026-11-18").map(({ label, isToday }) => [label, isToday])).toEqual([
      ["Pzt", false],
      ["Çar", true],
    ]));
  test.each([
    ["2026-11-18", "2026-11-18"],
    ["2026-11-17", undefined],
    ["2026-11-22", undefined],
  ])("on %s the figures of %s stand first, else those of all days", (today, shown) =>
    expect(toShownDay(toTripDays(counts, today))?.day).toBe(shown),
  );
  test("today without a single trip is no day to show; one whose trips aren't known is", () => {
    const day = { day: "2026-11-18", ongoing: null };
    const shown = (notStarted: number | null) =>
      toShownDay(toTripDays([{ ...day, notStarted, completed: notStarted }], "2026-11-18"))?.day;
    expect([shown(0), shown(null), shown(1)]).toEqual([undefined, "2026-11-18", "2026-11-18"]);
  });
  test("of all days are summed without the missing ones, and are this week's if all days are", () => {
    const days = toTripDays(
      [...counts, { day: "2026-11-19", notStarted: 4, ongoing: null, completed: 5 }],
      "2026-11-22",
    );
    expect(sumOf(days)).toEqual({ notStarted: 6, ongoing: 4, completed: 11 });
    expect(sumOf([])).toEqual({ notStarted: null, ongoing: null, completed: null });
    expect(["2026-11-16", "2026-11-22", "2026-11-23"].map((today) => isThisWeek(days, today))).toEqual([
      true,
      true,
      false,
    ]);
  });
  test("of a new week are told of on its weekend, not before a holiday", () =>
    expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2027-03-27"].map(isBeforeMonday)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]));
  test("a holiday without trips is free and named; one with trips, and a half day, are named only", () => {
    const quiet = { notStarted: 0, ongoing: null, completed: 0 };
    const busy = { notStarted: 3, ongoing: 0, completed: 0 };
    const days = toTripDays(
      [
        { day: "2026-10-28", ...quiet },
        { day: "2026-10-29", ...quiet },
        { day: "2026-10-30", ...quiet },
        { day: "2027-01-01", ...busy },
      ],
      "2026-10-30",
    );
    expect(days.map(({ holiday, isFree }) => [holiday?.name ?? null, isFree])).toEqual([
      ["Cumhuriyet Bayramı arifesi", false],
      ["Cumhuriyet Bayramı", true],
      [null, false],
      ["Yılbaşı", false],
    ]);
  });
  test("without days there are none", () => expect(toShownDay([])).toBeNull());
});

describe("the bus of the employees", () => {
  test.each([
    [412, 27, 10],
    [480, 34, 12],
    [10, 0, 1],
    [4000, 400, 100],
    [50_000, 0, 1500],
  ])("%i active and %i inactive: %i people a seat, and all fit", (active, inactive, people) => {
    const plan = toSeatPlan(active, inactive);
    expect(plan.peoplePerSeat).toBe(people);
    expect(plan.activeSeats + plan.inactiveSeats).toBeLessThanOrEqual(seatCount);
    expect((plan.activeSeats + plan.inactiveSeats) * people).toBeGreaterThanOrEqual(active + inactive);
  });
  test("a single person at home has a seat of their own", () =>
    expect(toSeatPlan(439, 1)).toEqual({ peoplePerSeat: 10, activeSeats: 43, inactiveSeats: 1 }));
  test("nobody at home, no free seat", () => expect(toSeatPlan(44, 0).inactiveSeats).toBe(0));
});

describe("CO₂", () => {
  const emissions = {
    months: ["Eki", "Kas"],
    treesByMonths: [41, 39],
    treeTrend: 6.4,
    co2Amount: 812.5,
    co2Trend: -3.1,
  };
  test("kilograms, from a ton on tons", () => {
    expect(toMass(812.4)).toEqual({ figure: "812", unit: "kg" });
    expect(toMass(999.6)).toEqual({ figure: "1", unit: "ton" });
    expect(toMass(18_430)).toEqual({ figure: "18,4", unit: "ton" });
    expect(toMass(null)).toEqual({ figure: "-", unit: "" });
  });
  test("trends in words", () => {
    expect(toTrend(6.4)).toEqual({ text: "geçen ayın aynı günlerine göre %6,4 arttı", direction: "up" });
    expect(toTrend(-3.1)).toEqual({ text: "geçen ayın aynı günlerine göre %3,1 azaldı", direction: "down" });
    expect(toTrend(0.04)).toEqual({ text: "geçen ayın aynı günlerine göre değişmedi", direction: "none" });
    expect(toTrend(null)).toBeNull();
  });
  test("the trees of the present month", () => expect(toPresentTrees(emissions)).toBe(39));
  test("no data, no months or no value are the same: not yet", () => {
    expect(hasEmissions(null)).toBe(false);
    expect(hasEmissions({ ...emissions, months: [] })).toBe(false);
    expect(hasEmissions({ ...emissions, treesByMonths: [null, null] })).toBe(false);
    expect(hasEmissions(emissions)).toBe(true);
  });
});

describe("the network", () => {
  const route = (id: string, period: "morning" | "evening", polyline: string | null = "_p~iF~ps|U_ulLnnqC"): Route => ({
    routeId: 1,
    routeUniqueId: id,
    routeName: id,
    timePeriod: period,
    duration: null,
    waypointsPolyline: polyline,
    origin: null,
    destination: null,
    isOwn: true,
  });
  test("draws a pair once, in one of 14 colours that stays", () => {
    const lines = toNetworkLines([route("R-1", "evening"), route("R-1", "morning"), route("R-2", "morning")]);
    expect(lines.map(({ id, ring }) => [id, ring])).toEqual([
      ["R-1", "start"],
      ["R-2", "start"],
    ]);
    expect(lines[0]?.color).toMatch(/^--shuttle-route-([1-9]|1[0-4])$/);
    expect(toNetworkLines([route("R-1", "morning")])[0]?.color).toBe(lines[0]?.color);
  });
  test("tolerates missing and broken geometry", () =>
    expect(toNetworkLines([route("R-1", "morning", null), route("R-2", "morning", "~")])).toEqual([]));
  test("places", () => {
    expect(toPosition("41.0772,29.0130")).toEqual([41.0772, 29.013]);
    expect(toPosition("yok")).toBeNull();
    expect(toPosition(null)).toBeNull();
    expect(toPosition("95,200")).toBeNull();
    expect(toOffice(null)).toEqual([]);
  });
});

describe("the first calls", () => {
  const pathsOf = (cards: string | null) => {
    const attribute = (name: string) => (name === "cards" ? cards : null);
    return toPaths(overviewContract.firstCalls ?? [], { attribute, accountType: "company" });
  };
  test("of every card are known to the loader, but for the one that comes when all else is there", () => {
    expect(pathsOf("attention")).toEqual([]);
    for (const card of overviewCards.filter((name) => name !== "attention"))
      expect(pathsOf(card).length).toBeGreaterThan(0);
  });
  test("without cards are those of all, each once", () => {
    const all = pathsOf(null);
    expect(all).toContain("/api/company/summary/");
    expect(new Set(all).size).toBe(all.length);
  });
});
