import { describe, expect, test } from "vitest";
import { fetchBookingChoices, fetchBookings } from "../../src/core/api/bookings.ts";
import { createSession } from "../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../helpers/environment.ts";

function answering(body: unknown) {
  const environment = createTestEnvironment(() => json(body));
  const { http } = createSession({ environment });
  return { http, environment, sent: () => new URL(environment.requests.at(-1)?.url ?? "") };
}

describe("what is asked", () => {
  test("several values of a column repeat its parameter, descending order has a minus", async () => {
    const { http, sent, environment } = answering({ results: [], count: 0 });
    await fetchBookings(http, {
      page: 2,
      pageSize: 50,
      timePeriod: "morning",
      states: ["completed", "not-coming"],
      passengerNames: ["Işıl Çağlar & Co"],
      scheduledDays: [],
      tripIds: [9001],
      order: { column: "scheduled_date", isDescending: true },
    });
    const { pathname, searchParams } = sent();
    expect(pathname).toBe("/api/passenger/bookings/");
    expect([...searchParams]).toEqual([
      ["page", "2"],
      ["page_size", "50"],
      ["time_period", "morning"],
      ["passenger_name", "Işıl Çağlar & Co"],
      ["state", "completed"],
      ["state", "not-coming"],
      ["trip_id", "9001"],
      ["ordering", "-scheduled_date"],
    ]);
    expect(environment.warnings).toEqual([]);
  });

  test("without filters and order only the page", async () => {
    const { http, sent } = answering({ results: [], count: 0 });
    await fetchBookings(http, { page: 1, pageSize: 20 });
    expect(sent().search).toBe("?page=1&page_size=20");
  });
});

describe("rows of an odd provider", () => {
  test("times with seconds, whole moments, texts for numbers and nothing at all", async () => {
    const { http } = answering({
      results: [
        {
          passenger_name: " Ayşe Yılmaz ",
          state: "picked-up",
          time_period: "night",
          scheduled_date: "2026-11-18T21:30:00Z",
          pickup_time: "7:05:00",
          on_the_bus_time: "2026-11-19T07:06:40+03:00",
          dropoff_time: "-",
          completed_time: "2026-11-19T05:11:00Z",
          rating: "5",
          trip_id: "9001",
          route_unique_id: 17,
        },
        {},
      ],
      count: "18240",
    });
    const { bookings, count } = await fetchBookings(http, { page: 1, pageSize: 20 });
    expect(count).toBe(18_240);
    expect(bookings[0]).toMatchObject({
      passengerName: "Ayşe Yılmaz",
      state: "picked-up",
      timePeriod: null,
      scheduledDay: "2026-11-19",
      pickupTime: "07:05",
      onTheBusTime: "07:06",
      dropoffTime: null,
      completedTime: "08:11",
      rating: 5,
      tripId: 9001,
      routeUniqueId: "17",
    });
    expect(bookings[1]).toMatchObject({ passengerName: null, scheduledDay: null, pickupTime: null, tripId: null });
    expect(new Set(bookings.map(({ key }) => key)).size).toBe(2);
  });

  test("a bare list counts itself, another kind of body is a failure", async () => {
    const search = { page: 1, pageSize: 20 };
    expect((await fetchBookings(answering([{}, {}]).http, search)).count).toBe(2);
    await expect(fetchBookings(answering("<html>").http, search)).rejects.toMatchObject({ kind: "answer" });
  });

  test("choices: duplicates, blanks and invalid days are left out", async () => {
    const { http } = answering({
      passenger_name: ["Ayşe Yılmaz", "Ayşe Yılmaz", null],
      state: null,
      scheduled_date: ["2026-11-19", "2026-11-19T00:00:00", "19.11.2026"],
      trip_id: ["9001", 9002, "?"],
    });
    expect(await fetchBookingChoices(http)).toEqual({
      passengerNames: ["Ayşe Yılmaz"],
      states: [],
      routeNames: [],
      scheduledDays: ["2026-11-19"],
      tripIds: [9001, 9002],
    });
  });
});
