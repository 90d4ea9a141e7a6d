import { describe, expect, test } from "vitest";
import { bookingColumns, fetchBookingChoices, fetchBookings } from "../../../src/core/api/bookings.ts";
import { answerOf, ask, readingOf } from "./calls-stage.ts";

describe("bookings", () => {
  test("are read with all that is told of them, each with a key of its own", async () => {
    const told = answerOf(
      ["passenger_name", "Ayşe", "passengerName"],
      ["state", "completed", "state"],
      ["route_name", "Moda", "routeName"],
      ["time_period", "evening", "timePeriod"],
      ["scheduled_date", "2026-11-18", "scheduledDay"],
      ["pickup_time", "18:05", "pickupTime"],
      ["on_the_bus_time", "18:06", "onTheBusTime"],
      ["dropoff_time", "18:40", "dropoffTime"],
      ["completed_time", "18:41", "completedTime"],
      ["rating", 5, "rating"],
      ["trip_id", 9001, "tripId"],
      ["route_unique_id", "R-7", "routeUniqueId"],
    );
    const answer = [told.sent, told.sent, {}];
    const { rows, count } = await readingOf(answer, (http) => fetchBookings(http, { page: 1, pageSize: 10 }));
    expect(count).toBe(3);
    expect(rows.slice(0, 2)).toEqual([0, 1].map((index) => ({ key: `9001 Ayşe ${index}`, ...told.read })));
    expect(rows[2]?.key).toBe("  2");
  });

  test("are asked for by every filter, ascending without a sign", async () => {
    const { asked } = await ask([], (http) =>
      fetchBookings(http, {
        page: 1,
        pageSize: 10,
        timePeriod: "evening",
        passengerNames: ["A", "B"],
        states: ["planned"],
        routeNames: ["Moda"],
        scheduledDays: ["2026-11-18"],
        tripIds: [1, 2],
        order: { column: "rating", isDescending: false },
      }),
    );
    const query = {
      page: "1",
      page_size: "10",
      time_period: "evening",
      passenger_name: ["A", "B"],
      state: "planned",
      route_name: "Moda",
      scheduled_date: "2026-11-18",
      trip_id: ["1", "2"],
      ordering: "rating",
    };
    expect(asked).toEqual([{ call: "GET /api/passenger/bookings/", query }]);
  });

  test("can be ordered by each column that is shown", () =>
    expect([...bookingColumns].toSorted().join(" ")).toBe(
      "completed_time dropoff_time on_the_bus_time passenger_name pickup_time rating route_name scheduled_date state time_period trip_id",
    ));

  test("can be filtered by what the provider lists", async () => {
    const { read, asked } = await ask({ route_name: ["A", "B", "A"], state: ["planned"] }, (http) =>
      fetchBookingChoices(http),
    );
    expect(asked).toEqual([{ call: "GET /api/passenger/bookings/column-filters/" }]);
    const none = { passengerNames: [], scheduledDays: [], tripIds: [] };
    expect(read).toEqual({ ...none, states: ["planned"], routeNames: ["A", "B"] });
  });
});
