import { describe, expect, test } from "vitest";
import { fetchRouteDetail } from "../../../src/core/api/route-detail.ts";
import { fetchOwnRoutes } from "../../../src/core/api/routes.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { findVariants, toPassengerStop } from "../../../src/widgets/personnel/passenger/passenger.model.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

function answering(body: unknown) {
  return createSession({ environment: createTestEnvironment(() => json(body)) }).http;
}

const route = (id: number, uniqueId: string, name: string, period: string) => ({
  route_id: id,
  route_unique_id: uniqueId,
  route_name: name,
  time_period: period,
});

describe("the route of an employee", () => {
  test("has both directions, the morning first, and none of another route of the same name", async () => {
    const routes = await fetchOwnRoutes(
      answering({
        result: [
          route(2, "R-1", "Kadıköy – Levent", "evening"),
          route(1, "R-1", "Kadıköy – Levent", "morning"),
          route(3, "R-2", "Moda – Levent", "morning"),
          route(5, "R-3", "Kadıköy – Levent", "morning"),
        ],
      }),
    );
    expect(findVariants(routes, "Kadıköy – Levent").map(({ routeId: id }) => id)).toEqual([1, 2]);
    expect(findVariants(routes, "Şifa – Levent")).toEqual([]);
    expect(findVariants(routes, null)).toEqual([]);
  });

  test("finds the employee's stop, also one without letter or time", async () => {
    const stop = (order: number, letter: string | null, arrival: string | null, passenger: number) => ({
      order_number: order,
      order_char: letter,
      arrival,
      route_point_coordinate: "40.99,29.02",
      passengers: [{ passenger_id: passenger, passenger_name: "Ayşe Yılmaz" }],
    });
    const detail = await fetchRouteDetail(
      answering({
        result: { rps_detail: [stop(1, "A", "07:05", 8), stop(2, "B", "07:12", 9), stop(3, null, null, 7)] },
      }),
      1,
    );
    expect(toPassengerStop(detail, "9")).toEqual({ letter: "B", time: "07:12" });
    expect(toPassengerStop(detail, "7")).toEqual({ letter: "C", time: null });
    expect(toPassengerStop(detail, "4")).toBeNull();
  });
});
