import { describe, expect, test } from "vitest";
import {
  fetchDemoSummary,
  fetchEmissions,
  fetchIndicatorHistory,
  fetchSla,
  fetchSummary,
  noIndicators,
} from "../../../src/core/api/indicators.ts";
import {
  fetchRatings,
  fetchReservations,
  fetchTodaysTrips,
  fetchTripPersonnelCounts,
} from "../../../src/core/api/trips.ts";
import { ask, readingOf } from "./calls-stage.ts";

describe("figures of the company", () => {
  const figures = { walking_distance: "290", duration: 2520, detour_ratio: 12 };
  const indicators = { walkingDistance: 290, duration: 2520, detourRatio: 12 };

  test("are averages, limits and pilots' averages", async () => {
    const summary = await ask({ average: figures }, (http) => fetchSummary(http));
    expect(summary).toEqual({ read: indicators, asked: [{ call: "GET /api/company/summary/" }] });
    const sla = await ask({}, (http) => fetchSla(http));
    expect(sla).toEqual({ read: noIndicators, asked: [{ call: "GET /api/company/sla/" }] });
    expect(noIndicators).toEqual({ walkingDistance: null, duration: null, detourRatio: null });
    const pilots = [
      { pilot_name: "A", data: { average: figures } },
      { pilot_name: "B" },
      { pilot_name: "C", data: "?" },
      {},
    ];
    const demo = await ask({ results: pilots }, (http) => fetchDemoSummary(http));
    expect(demo.asked).toEqual([{ call: "GET /api/demo/summary/" }]);
    expect(demo.read).toEqual([
      { pilotName: "A", averages: indicators },
      { pilotName: "B", averages: null },
      { pilotName: "C", averages: null },
    ]);
  });

  test("have a history of the last 28, oldest first", async () => {
    const days = Array.from({ length: 30 }, (_, index) => `2026-11-${String(30 - index).padStart(2, "0")}`);
    const results = days.map((day) => ({ ...figures, created_at: `${day}T07:00:00+03:00` }));
    const { read, asked } = await ask({ results }, (http) => fetchIndicatorHistory(http));
    expect(asked).toEqual([{ call: "GET /api/company/kpi/history/" }]);
    expect(read.map(({ day }) => day)).toEqual(days.toReversed().slice(2));
    expect(read[0]).toEqual({ ...indicators, day: "2026-11-03" });
    for (const [created_at, day] of [
      ["2026-10-25T21:30:00Z", "2026-10-26"],
      ["dün", "dün"],
    ])
      expect(await readingOf([{ created_at }], (http) => fetchIndicatorHistory(http))).toEqual([
        { ...noIndicators, day },
      ]);
  });

  test("of CO₂ are those of the months, or none yet", async () => {
    const data = {
      xaxis: { months: ["Ekim", "Kasım"] },
      trees_by_months: [3, "4", "?"],
      tree_trend: 5,
      co2_amount: "120.5",
      co2_trend: -2,
    };
    const { read, asked } = await ask({ data }, (http) => fetchEmissions(http));
    expect(asked).toEqual([{ call: "GET /api/company/co2-emission" }]);
    const trees = { treesByMonths: [3, 4, null], treeTrend: 5 };
    expect(read).toEqual({ months: ["Ekim", "Kasım"], ...trees, co2Amount: 120.5, co2Trend: -2 });
    for (const answer of [{}, { data: null }])
      expect(await readingOf(answer, (http) => fetchEmissions(http))).toBeNull();
  });

  test("of ratings are each shown when it can be read, and fail when none can", async () => {
    const trip = { avg_rating: 4.5, rating_count: "12", trend: -0.1 };
    const { read, asked } = await ask({ trip, driver: { avg_rating: "4" }, vehicle: { avg_rating: "?" } }, (http) =>
      fetchRatings(http),
    );
    expect(asked).toEqual([{ call: "GET /api/company/ratings/" }]);
    const none = { average: null, count: null };
    expect(read).toEqual({
      trip: { average: 4.5, count: 12, trend: -0.1 },
      driver: { average: 4, count: null },
      vehicle: { ...none, trend: null },
    });
    const empty = await readingOf({ trip: {}, driver: {}, vehicle: {} }, (http) => fetchRatings(http));
    expect(empty).toEqual({ trip: { ...none, trend: null }, driver: none, vehicle: none });
    for (const answer of [{}, { trip: "?", driver: null, vehicle: { avg_rating: "?" } }])
      await expect(ask(answer, (http) => fetchRatings(http))).rejects.toMatchObject({ kind: "answer" });
  });

  test("of reservations are five days of two weeks, a missing day or kind without a number", async () => {
    const week = (...data: unknown[][]) => ({ booking_types: data.map((days) => ({ data: days })) });
    const { read, asked } = await ask({ this_week: week([1, "2", "?", 4, 5, 6], [7]), last_week: week([]) }, (http) =>
      fetchReservations(http),
    );
    expect(asked).toEqual([{ call: "GET /api/company/reservations/" }]);
    const none = [null, null, null, null, null];
    expect(read).toEqual({
      thisWeek: { regular: [1, 2, null, 4, 5], flexible: [7, null, null, null, null] },
      lastWeek: { regular: none, flexible: none },
    });
  });

  test("of trips are counted by day of Istanbul, and today's are told by state", async () => {
    const trips = [
      { day: "2026-11-18", not_started: 1, ongoing: "2", completed: 3 },
      { day: "2026-11-17T21:30:00Z", completed: 0, ongoing: null },
      {},
    ];
    const counts = await ask({ trips, personnel: { active: 4, inactive: "5" } }, (http) =>
      fetchTripPersonnelCounts(http),
    );
    expect(counts.asked).toEqual([{ call: "GET /api/company/trip-personnel-count/" }]);
    expect(counts.read).toEqual({
      trips: [
        { day: "2026-11-18", notStarted: 1, ongoing: 2, completed: 3 },
        { day: "2026-11-18", notStarted: null, ongoing: null, completed: 0 },
        { day: null, notStarted: null, ongoing: null, completed: null },
      ],
      employees: { active: 4, inactive: 5 },
    });
    const states = ["live", "scheduled", "completed", "cancelled", "lost", null];
    const today = await ask({ results: states.map((state) => ({ name: "Moda", state })) }, (http) =>
      fetchTodaysTrips(http, true),
    );
    expect(today.asked).toEqual([{ call: "GET /api/company/trip-personnel/", query: { is_morning: "true" } }]);
    const read = [...states.slice(0, 4), "unknown", "unknown"];
    expect(today.read).toEqual(read.map((state) => ({ name: "Moda", state })));
  });
});
