import { readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import type { Route } from "../../../src/core/api/routes.ts";
import { toPaths } from "../../../src/core/http/first-calls.ts";
import { createSession, type Profile } from "../../../src/core/session/session.ts";
import {
  hasEmissions,
  toMass,
  toPresentTrees,
  toTotals,
  toTrend,
  toWeekdays,
} from "../../../src/widgets/overview/chart-cards.model.ts";
import { seatCount, toSeatPlan } from "../../../src/widgets/overview/employees-card.tsx";
import { toNetworkLines, toOffice } from "../../../src/widgets/overview/network-map.tsx";
import { overviewCards, overviewContract } from "../../../src/widgets/overview/overview.contract.ts";
import { createOverview } from "../../../src/widgets/overview/overview.store.ts";
import { toAreaClass } from "../../../src/widgets/overview/overview.view.tsx";
import {
  isBeforeMonday,
  isThisWeek,
  sumOf,
  toShownDay,
  toTripDays,
} from "../../../src/widgets/overview/trips.model.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";
import { openStore } from "../../helpers/open-store.ts";

test.each(overviewCards.filter((name) => name !== "attention"))(
  "reserves the room of %s before its code has loaded",
  (name) => {
    const sheet = readFileSync(new URL("../../../src/widgets/overview/overview.css", import.meta.url), "utf8");
    expect(sheet).toContain(`\n.${toAreaClass(name)} > .card {\n  min-height:`);
  },
);

describe("reservations", () => {
  test("sums the known values of a week", () =>
    expect(toTotals({ regular: [120, null, 121, 117, 98], flexible: [14, 9, 11, 12, 20] })).toEqual({
      regular: 456,
      flexible: 66,
      total: 522,
    }));
  test("has no total, rather than 0, when no value is known", () => {
    const nothing = [null, null, null, null, null];
    expect(toTotals({ regular: nothing, flexible: nothing })).toEqual({ regular: null, flexible: null, total: null });
    expect(toTotals({ regular: [0, 0, 0, 0, 0], flexible: nothing })).toEqual({ regular: 0, flexible: null, total: 0 });
  });
  test("labels the bars Pzt to Cum and highlights today", () => {
    const days = toWeekdays("2026-11-18", "this");
    expect(days.map(({ label }) => label)).toEqual(["Pzt", "Sal", "Çar", "Per", "Cum"]);
    expect(days.map(({ highlighted }) => highlighted)).toEqual([false, false, true, false, false]);
    expect(days[0]?.fullLabel).toBe("16 Kasım 2026 Pazartesi");
  });
  test("highlights no day of last week", () => {
    const days = toWeekdays("2026-11-18", "last");
    expect(days[0]?.fullLabel).toBe("9 Kasım 2026 Pazartesi");
    expect(days.some(({ highlighted }) => highlighted)).toBe(false);
  });
  test("counts a Sunday to the week that it ends", () =>
    expect(toWeekdays("2026-11-22", "this")[0]?.fullLabel).toBe("16 Kasım 2026 Pazartesi"));
});

describe("trips", () => {
  const counts = ["2026-11-18", "2026-11-16", null].map((day) => ({ day, notStarted: 1, ongoing: 2, completed: 3 }));
  test("lists the days in order, without entries that have no date", () =>
    expect(toTripDays(counts, "2026-11-18").map(({ label, isToday }) => [label, isToday])).toEqual([
      ["Pzt", false],
      ["Çar", true],
    ]));
  test.each([
    ["2026-11-18", "2026-11-18"],
    ["2026-11-17", undefined],
    ["2026-11-22", undefined],
  ])("shows on %s the figures of %s first, else those of all days", (today, shown) =>
    expect(toShownDay(toTripDays(counts, today))?.day).toBe(shown),
  );
  test("shows today first when its trips aren't known, not when it has none", () => {
    const day = { day: "2026-11-18", ongoing: null };
    const shown = (notStarted: number | null) =>
      toShownDay(toTripDays([{ ...day, notStarted, completed: notStarted }], "2026-11-18"))?.day;
    expect([shown(0), shown(null), shown(1)]).toEqual([undefined, "2026-11-18", "2026-11-18"]);
  });
  test("sums the known values of all days, and tells whether all are of this week", () => {
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
  test("announces the new week's trips on a weekend, except before a holiday", () =>
    expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2027-03-27"].map(isBeforeMonday)).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]));
  test("names holidays, and marks as free the whole ones without trips", () => {
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
  test("shows no day when there are none", () => expect(toShownDay([])).toBeNull());
});

describe("the drawn bus of the employees card", () => {
  test.each([
    [412, 27, 10],
    [480, 34, 12],
    [10, 0, 1],
    [4000, 400, 100],
    [50_000, 0, 1500],
  ])("seats %i active and %i inactive, %i people a seat", (active, inactive, people) => {
    const plan = toSeatPlan(active, inactive);
    expect(plan.peoplePerSeat).toBe(people);
    expect(plan.activeSeats + plan.inactiveSeats).toBeLessThanOrEqual(seatCount);
    expect((plan.activeSeats + plan.inactiveSeats) * people).toBeGreaterThanOrEqual(active + inactive);
  });
  test("has a free seat for a single inactive person", () =>
    expect(toSeatPlan(439, 1)).toEqual({ peoplePerSeat: 10, activeSeats: 43, inactiveSeats: 1 }));
  test("has a taken seat for a single active person, and none when nobody is active", () => {
    expect(toSeatPlan(1, 439)).toEqual({ peoplePerSeat: 10, activeSeats: 1, inactiveSeats: 43 });
    expect(toSeatPlan(0, 44).activeSeats).toBe(0);
  });
  test("has no free seat when nobody is inactive", () => expect(toSeatPlan(44, 0).inactiveSeats).toBe(0));
});

describe("CO₂", () => {
  const emissions = {
    months: ["Eki", "Kas"],
    treesByMonths: [41, 39],
    treeTrend: 6.4,
    co2Amount: 812.5,
    co2Trend: -3.1,
  };
  test("writes kilograms, from a ton on tons", () => {
    expect(toMass(812.4)).toEqual({ figure: "812", unit: "kg" });
    expect(toMass(999.6)).toEqual({ figure: "1", unit: "ton" });
    expect(toMass(18_430)).toEqual({ figure: "18,4", unit: "ton" });
    expect(toMass(null)).toEqual({ figure: "-", unit: "" });
  });
  test("writes trends in words", () => {
    expect(toTrend(6.4)).toEqual({ text: "geçen ayın aynı günlerine göre %6,4 arttı", direction: "up" });
    expect(toTrend(-3.1)).toEqual({ text: "geçen ayın aynı günlerine göre %3,1 azaldı", direction: "down" });
    expect(toTrend(0.04)).toEqual({ text: "geçen ayın aynı günlerine göre değişmedi", direction: "none" });
    expect(toTrend(null)).toBeNull();
  });
  test("shows the trees of the last month", () => expect(toPresentTrees(emissions)).toBe(39));
  test("has nothing to show without data, months or a single value", () => {
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
  test("draws a pair of routes once, in a colour that stays the same", () => {
    const lines = toNetworkLines([route("R-1", "evening"), route("R-1", "morning"), route("R-2", "morning")]);
    expect(lines.map(({ id, ring }) => [id, ring])).toEqual([
      ["R-1", "start"],
      ["R-2", "start"],
    ]);
    expect(lines[0]?.color).toMatch(/^--shuttle-route-([1-9]|1[0-4])$/);
    expect(toNetworkLines([route("R-1", "morning")])[0]?.color).toBe(lines[0]?.color);
  });
  test("leaves out routes with missing or broken geometry", () =>
    expect(toNetworkLines([route("R-1", "morning", null), route("R-2", "morning", "~")])).toEqual([]));
  test("has no marker without an office", () => expect(toOffice(null)).toEqual([]));
  test("loads all that failed again after one retry, the region's count too", async () => {
    let isBroken = true;
    const environment = createTestEnvironment(({ url }) => {
      if (isBroken) return json({}, 404);
      return json(url.includes("all_routes=true") ? { meta: { total_count: 118 } } : { result: [] });
    });
    const session = createSession({ environment });
    session.open("t1", { userName: "Elif", accountType: "company", userType: "user", companyName: "" } as Profile);
    const { store } = openStore(overviewContract, createOverview, session, { cards: ["network"] });
    const loads = [store.routes.$load, store.regionCount.$load];
    const stops = loads.map(($load) => $load.listen(() => undefined));
    const states = () => loads.map(($load) => $load.get().status);
    await vi.waitFor(() => expect(states()).toEqual(["failed", "failed"]), 10_000);
    isBroken = false;
    store.retryNetwork(store.routes);
    await vi.waitFor(() => expect(states()).toEqual(["ready", "ready"]), 10_000);
    expect(store.regionCount.$load.get()).toMatchObject({ data: 118 });
    for (const stop of stops) stop();
  });
});

describe("the first calls", () => {
  const pathsOf = (cards: string | null) => {
    const attribute = (name: string) => (name === "cards" ? cards : null);
    return toPaths(overviewContract.firstCalls ?? [], { attribute, accountType: "company" });
  };
  test("are declared for every card but the one that loads after the others", () => {
    expect(pathsOf("attention")).toEqual([]);
    for (const card of overviewCards.filter((name) => name !== "attention"))
      expect(pathsOf(card).length).toBeGreaterThan(0);
  });
  test("are those of all cards, each once, without the attribute", () => {
    const all = pathsOf(null);
    expect(all).toContain("/api/company/summary/");
    expect(new Set(all).size).toBe(all.length);
  });
});
