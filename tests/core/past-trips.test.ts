import { describe, expect, test } from "vitest";
import { fetchTripDetails, fetchTripDirections, fetchTripPassengers } from "../../src/core/api/past-trip-detail.ts";
import { fetchPastTrips } from "../../src/core/api/past-trips.ts";
import { fetchSpeedReport } from "../../src/core/api/speed-report.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

function answering(body: unknown) {
  const environment = createTestEnvironment(() => json(body));
  const { http } = createSession({ environment });
  return { http, environment, sent: () => new URL(environment.requests.at(-1)?.url ?? "") };
}
const search = { routeUniqueId: "R-17", start: "2026-11-15", end: "2026-11-20" };
const days = { start: "2026-11-15", end: "2026-11-20" };

describe("past trips of an odd provider", () => {
  test("what is asked", async () => {
    const { http, sent } = answering([]);
    expect(await fetchPastTrips(http, search)).toEqual([]);
    expect(sent().pathname + sent().search).toBe(
      "/api/routes/past-trips/?route_unique_id=R-17&date_start=2026-11-15&date_end=2026-11-20",
    );
  });

  test("moments without an offset are Istanbul's, in whichever zone this runs", async () => {
    const row = { id: "9001", start_date: "2026-11-19T00:30:00", duration: "4230.0", auto_finished: "True" };
    const planned = { planned_date: "2026-11-18T22:00:00Z", planned_start_time: "6:55:00", planned_end_time: "25:00" };
    const { http } = answering({ results: [{ ...row, ...planned, planned_duration: -4 }] });
    const [trip] = await fetchPastTrips(http, search);
    expect(trip).toEqual({
      id: 9001,
      routeName: null,
      timePeriod: "morning",
      startedAt: Date.UTC(2026, 10, 18, 21, 30),
      duration: 4230,
      isAutoFinished: true,
      plannedDay: "2026-11-19",
      plannedStart: "06:55",
      plannedEnd: null,
      plannedDuration: null,
    });
  });

  test("a negative duration and an impossible start are no values; a row without its id is dropped", async () => {
    const { http, environment } = answering([
      { id: 1, start_date: "dün", duration: -1, time_period: "evening", planned_start_time: "2026-11-19T15:05:00Z" },
      { route_name: "Kadıköy – Levent" },
      { id: 2, start_date: null, duration: null },
    ]);
    const [first, second, ...others] = await fetchPastTrips(http, search);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ startedAt: null, duration: null, timePeriod: "evening", plannedStart: "18:05" });
    expect(second).toMatchObject({ startedAt: null, duration: null, plannedDay: null });
    expect(environment.warnings).toHaveLength(1);
  });

  test("a body of another kind is a failure", async () => {
    await expect(fetchPastTrips(answering({ detail: "?" }).http, search)).rejects.toMatchObject({ kind: "answer" });
  });
});

describe("the details of an odd provider", () => {
  const event = { event_type_name: "HARD_BRAKE", start_latlng: "41.0,29.0", start_time: "2026-11-19T07:12:00" };

  test("unknown kinds are kept as other, with their own name", async () => {
    const { http, sent } = answering({
      is_zendrive_score_low: "False",
      zendrive_analytics: [event, { ...event, event_type_name: "SEAT_BELT" }, { ...event, event_type_name: null }, {}],
    });
    const { isScoreLow, events } = await fetchTripDetails(http, 9001);
    expect(sent().pathname).toBe("/api/routes/past-trips/9001");
    expect(isScoreLow).toBe(false);
    expect(events?.map(({ kind, typeName }) => [kind, typeName])).toEqual([
      ["hard-brake", "HARD_BRAKE"],
      ["other", "SEAT_BELT"],
      ["other", null],
      ["other", null],
    ]);
    expect(events?.[0]).toMatchObject({ startedAt: Date.UTC(2026, 10, 19, 4, 12), duration: null, limit: null });
  });

  test("a kind named like something every object has is other too", async () => {
    const { http } = answering({ zendrive_analytics: [{ ...event, event_type_name: "constructor" }] });
    expect((await fetchTripDetails(http, 1)).events?.[0]?.kind).toBe("other");
  });

  test("no analytics and no fault are two things", async () => {
    expect((await fetchTripDetails(answering({ zendrive_analytics: null }).http, 1)).events).toBeNull();
    expect((await fetchTripDetails(answering({}).http, 1)).events).toBeNull();
    expect((await fetchTripDetails(answering({ zendrive_analytics: [] }).http, 1)).events).toEqual([]);
  });

  test("a speeding with numbers as texts, and a duration that only its ends tell", async () => {
    const speeding = {
      ...event,
      event_type_name: "OVERSPEEDING",
      end_time: "2026-11-19T07:12:14+03:00",
      event_duration_seconds: "-3",
      overspeed_polyline: "_p~iF~ps|U",
      overspeed_distance: "310",
      posted_speed_limit_kmph: "70",
      max_driver_speed_kmph: "91.4",
    };
    const { events } = await fetchTripDetails(answering({ zendrive_analytics: [speeding] }).http, 1);
    expect(events?.[0]).toMatchObject({ kind: "overspeeding", duration: 14, distance: 310, limit: 70, speed: 91.4 });
  });

  test("points without a planned place keep their own; points without a place break the way", async () => {
    const { http } = answering([
      { location: "41.0,29.0", planned_location: null },
      { location: "41.0, 29.1", planned_location: "nowhere", company_location: "41.07,29.01" },
      { location: null, planned_location: "41.0,29.0" },
      { location: "bozuk" },
    ]);
    expect(await fetchTripDirections(http, 1)).toEqual([
      { position: [41, 29], planned: null, company: null },
      { position: [41, 29.1], planned: null, company: [41.07, 29.01] },
      { position: null, planned: null, company: null },
    ]);
  });

  test("a passenger without figures is kept", async () => {
    const { http } = answering([
      { passenger_full_name: " Ayşe Yılmaz ", trip_time_period: "evening", stats: null },
      {
        passenger_full_name: "Ali Öz",
        stats: { state: "on-the-bus", transaction_date: "2026-11-19 07:05:00", order: "2" },
      },
    ]);
    expect(await fetchTripPassengers(http, 1)).toEqual([
      { name: "Ayşe Yılmaz", timePeriod: "evening", state: null, position: null, at: null, order: null },
      {
        name: "Ali Öz",
        timePeriod: "morning",
        state: "on-the-bus",
        position: null,
        at: Date.UTC(2026, 10, 19, 4, 5),
        order: 2,
      },
    ]);
  });

  test("the speed report leaves out trips without speedings, and an unknown plate", async () => {
    const { http, sent } = answering([
      { license_plate: "Undefined", driver_name: "Murat Aksoy", events: [{ ...event, event_type_name: null }] },
      { license_plate: "34 ABC 123", events: [event] },
      { license_plate: "34 ABC 124", events: null },
    ]);
    const report = await fetchSpeedReport(http, { ...days, routeUniqueIds: ["R-17", "R-18"] });
    expect(sent().searchParams.get("route_unique_ids")).toBe('["R-17","R-18"]');
    expect(report).toHaveLength(1);
    expect(report[0]).toMatchObject({ plate: null, driverName: "Murat Aksoy", timePeriod: null });
    expect(report[0]?.events[0]?.kind).toBe("overspeeding");
  });
});
