import { describe, expect, test } from "vitest";
import { isRequested } from "../../../src/core/api/employees.ts";
import type { LineReservation } from "../../../src/core/api/marketplace-requests.ts";
import { fetchRouteDetail } from "../../../src/core/api/stops.ts";
import { fetchOwnRoutes } from "../../../src/core/api/routes.ts";
import { requestOf } from "../../../src/core/employees/sent-changes.ts";
import { createSession } from "../../../src/core/session/session.ts";
import {
  findVariants,
  seatsOf,
  toPassengerMap,
  toPassengerStop,
  toPendingMembership,
  toPendingRequest,
  toPendingSeat,
} from "../../../src/widgets/personnel/passenger/passenger.model.ts";
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
    expect(toPassengerMap(detail, "7", "morning")?.markers).toMatchObject([{ label: "C durağı", text: "C" }]);
  });
});

const freeze = { target: "on_hold", day: "2026-11-30" } as const;
const sent = {
  ...freeze,
  reason: { key: "VACATION", text: "Uzun süreli izin" },
  by: "Elif Şahin",
  at: Date.parse("2026-11-19T07:42:00+03:00"),
};

describe("a pending change of a membership", () => {
  test("shows the day, and - for what the provider doesn't send", () => {
    expect(toPendingMembership(freeze, undefined)).toEqual({
      title: "Üyelik dondurulacak",
      facts: [
        ["Geçerlilik tarihi", "30.11.2026"],
        ["Talep eden", "-"],
        ["Talep zamanı", "-"],
        ["Neden", "-"],
      ],
      isSentHere: false,
    });
  });

  test("shows who requested it, when and why when this session has sent it", () => {
    expect(toPendingMembership(freeze, sent)).toMatchObject({
      facts: [
        ["Geçerlilik tarihi", "30.11.2026"],
        ["Talep eden", "Elif Şahin"],
        ["Talep zamanı", "19 Kas 2026 - 07:42"],
        ["Neden", "Uzun süreli izin"],
      ],
      isSentHere: true,
    });
  });

  test.each([
    ["another day", { ...sent, day: "2026-12-01" }],
    ["another change", { ...sent, target: "deleted" as const }],
  ])("isn't attributed to this session when it has sent %s", (_, other) =>
    expect(toPendingMembership(freeze, other)).toEqual(toPendingMembership(freeze, undefined)),
  );
});

test("a requested registration is pending, with who requested it when this session has sent it", () => {
  const requests = new Map([["ayse@lodos.example", { by: "Elif Şahin", at: sent.at }]]);
  expect(isRequested({ statusText: "Talep edildi" })).toBe(true);
  expect(isRequested({ statusText: "Kayıtlı" })).toBe(false);
  expect(toPendingRequest(requestOf(requests, "AYSE@lodos.example"))).toMatchObject({
    facts: [
      ["Geçerlilik tarihi", "-"],
      ["Talep eden", "Elif Şahin"],
      ["Talep zamanı", "19 Kas 2026 - 07:42"],
    ],
  });
  expect(toPendingRequest(requestOf(requests, null)).isSentHere).toBe(false);
});

test("an employee's requested seats are pending unless they were rejected", () => {
  const request = (id: string, passengerId: string, status: LineReservation["status"]): LineReservation => ({
    id,
    price: 4250,
    status,
    isChanged: id === "1",
    pastSearch: {
      id: "7",
      title: "Ayşe Yılmaz",
      search: {
        subject: { type: "passenger", passenger: { id: passengerId, name: "Ayşe Yılmaz" } },
        workType: "full-time",
        workDaysType: "defined",
        workDays: [1, 2, 3, 4, 5],
      },
      requestStatus: status,
      lineId: "M-4",
      counties: null,
    },
    counties: { origin: "Kadıköy", destination: "Şişli" },
    lineId: "M-4",
  });
  const all = [request("1", "9", "created"), request("2", "9", "rejected"), request("3", "8", "created")];
  const own = seatsOf({ id: "9" }, all);
  expect(own.map(({ id }) => id)).toEqual(["1"]);
  expect(own.map(toPendingSeat)).toMatchObject([
    {
      facts: [
        ["Hat", "Kadıköy – Şişli (M-4)"],
        ["Durum", "İstek Alındı (Güncellendi)"],
        ["Talep eden", "-"],
        ["Talep zamanı", "-"],
      ],
    },
  ]);
});
