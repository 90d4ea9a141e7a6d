import { describe, expect, test } from "vitest";
import { driverEventKinds, fetchSpeedReport } from "../../../src/core/api/driver-events.ts";
import {
  fetchPastTrips,
  fetchTripDetails,
  fetchTripDirections,
  fetchTripPassengers,
} from "../../../src/core/api/past-trips.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

describe("past trips", () => {
  const [start, end] = ["2026-11-18T07:00:00+03:00", "2026-11-18T07:00:08.600+03:00"];

  test("are asked for by route and days", async () => {
    const told = answerOf(
      ["id", "5", "id", 5, 6],
      ["route_name", "Moda", "routeName"],
      ["time_period", "evening", "timePeriod", "evening", "morning"],
      ["start_date", start, "startedAt", Date.parse(start)],
      ["duration", "2400", "duration", 2400],
      ["auto_finished", true, "isAutoFinished"],
      ["planned_date", "2026-11-18", "plannedDay"],
      ["planned_start_time", "06:55:00", "plannedStart", "06:55"],
      ["planned_end_time", "07:35", "plannedEnd"],
      ["planned_duration", -1, "plannedDuration", null],
    );
    const { read, asked } = await ask({ results: [told.sent, { id: 6 }, {}] }, (http) =>
      fetchPastTrips(http, { routeUniqueId: "R-7", start: "2026-11-01", end: "2026-11-18" }),
    );
    const query = { route_unique_id: "R-7", date_start: "2026-11-01", date_end: "2026-11-18" };
    expect(asked).toEqual([{ call: "GET /api/routes/past-trips/", query }]);
    expect(read).toEqual([told.read, told.nothing]);
  });

  const event = answerOf(
    ["event_type_name", "OVERSPEEDING", "typeName"],
    ["event_kind", null, "kind", "overspeeding", "other"],
    ["start_latlng", "41,29", "position", [41, 29]],
    ["start_time", start, "startedAt", Date.parse(start)],
    ["end_time", end, "endedAt", Date.parse(end)],
    ["event_duration_seconds", 7, "duration"],
    ["overspeed_polyline", "_p~iF", "path"],
    ["overspeed_distance", 180, "distance"],
    ["posted_speed_limit_kmph", 50, "limit"],
    ["max_driver_speed_kmph", "71.5", "speed", 71.5],
  );
  const eventsOf = async (events: readonly object[]) =>
    (await readingOf({ zendrive_analytics: events }, (http) => fetchTripDetails(http, 9))).events;

  test("tell how they were driven", async () => {
    const answer = { is_zendrive_score_low: "True", zendrive_analytics: [event.sent, {}] };
    expect(await ask(answer, (http) => fetchTripDetails(http, 9))).toEqual({
      read: { isScoreLow: true, events: [event.read, event.nothing] },
      asked: [{ call: "GET /api/routes/past-trips/9" }],
    });
    expect(driverEventKinds.join(" ")).toBe("overspeeding phone-use hard-brake hard-turn rapid-acceleration other");
  });

  test.each([
    ["PHONE_USE", "phone-use"],
    ["HARD_BRAKE", "hard-brake"],
    ["HARD_TURN", "hard-turn"],
    ["RAPID_ACCELERATION", "rapid-acceleration"],
    ["SEAT_BELT", "other"],
    ["toString", "other"],
    ["constructor", "other"],
    [null, "other"],
  ])("have an event %s of the kind %s, under the provider's name", async (typeName, kind) =>
    expect(await eventsOf([{ event_type_name: typeName }])).toEqual([{ ...event.nothing, kind, typeName }]),
  );

  test.each([
    [{ start_time: start, end_time: end }, 9],
    [{ start_time: start, end_time: start }, 0],
    [{ start_time: end, end_time: start }, null],
    [{ start_time: start }, null],
    [{ start_time: "1970-01-01T00:00:00Z" }, null],
    [{ end_time: end }, null],
  ])(
    "without a length of an event have that of its start and end, where known and in order: %j",
    async (told, length) => expect(await eventsOf([told])).toMatchObject([{ duration: length }]),
  );

  test.each([
    [{}, null],
    [{ zendrive_analytics: null }, null],
    [{ zendrive_analytics: [] }, []],
  ])("with %j have no data, or no fault", async (answer, events) =>
    expect(await readingOf(answer, (http) => fetchTripDetails(http, 9))).toEqual({ isScoreLow: false, events }),
  );

  test("tell the way that was driven and who was on it", async () => {
    const points = [
      { location: "41,29", planned_location: "41.1,29.1", company_location: "41.2,29.2" },
      { location: "41.3,29.3" },
      { location: "?", planned_location: "41.1,29.1" },
    ];
    const way = await ask({ results: points }, (http) => fetchTripDirections(http, 9));
    expect(way.asked).toEqual([{ call: "GET /api/routes/past-trips/9/directions/" }]);
    expect(way.read).toEqual([
      { position: [41, 29], planned: [41.1, 29.1], company: [41.2, 29.2] },
      { position: [41.3, 29.3], planned: null, company: null },
      { position: null, planned: [41.1, 29.1], company: null },
    ]);
    const person = answerOf(
      ["passenger_full_name", "Ayşe", "name", "Ayşe", "-"],
      ["trip_time_period", "evening", "timePeriod", "evening", "morning"],
      ["stats.state", "completed", "state"],
      ["stats.transaction_location", "41,29", "position", [41, 29]],
      ["stats.transaction_date", start, "at", Date.parse(start)],
      ["stats.order", "2", "order", 2],
    );
    const people = await ask({ results: [person.sent, { stats: "?" }, { stats: {} }] }, (http) =>
      fetchTripPassengers(http, 9),
    );
    expect(people.asked).toEqual([{ call: "GET /api/routes/past-trips/9/passengers/" }]);
    expect(people.read).toEqual([person.read, person.nothing, person.nothing]);
  });

  test("on which somebody drove too fast are reported, those without such an event left out", async () => {
    const trip = answerOf(
      ["license_plate", "34 ABC 12", "plate"],
      ["driver_name", "Ali Kaya", "driverName"],
      ["route_name", "Moda", "routeName"],
      ["time_period", "evening", "timePeriod"],
    );
    const [overspeeding, turn] = ["OVERSPEEDING", "HARD_TURN"].map((event_type_name) => ({ event_type_name }));
    const results = [
      { ...trip.sent, events: [overspeeding, turn, {}] },
      { license_plate: "Undefined", time_period: "noon", events: [{}] },
      { events: [turn] },
      { events: "?" },
      {},
    ];
    const { read, asked } = await ask({ results }, (http) =>
      fetchSpeedReport(http, { start: "2026-11-01", end: "2026-11-18", routeUniqueIds: ["R-7", "R-8"] }),
    );
    const query = { date_start: "2026-11-01", date_end: "2026-11-18", route_unique_ids: ["R-7", "R-8"] };
    expect(asked).toEqual([{ call: "GET /api/past-trips/zendrive/", query }]);
    const speeding = { ...event.nothing, kind: "overspeeding" };
    expect(read).toEqual([
      { ...trip.read, events: [{ ...speeding, typeName: "OVERSPEEDING" }, speeding] },
      { ...trip.nothing, events: [speeding] },
    ]);
  });
});
