import { beforeEach, describe, expect, test } from "vitest";
import { distance, type Point } from "../../demo/server/geo/places.ts";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import { type DriverEvent, speedReportCall } from "../../src/core/api/driver-events.ts";
import { routeDriverCall, tripDriverCall } from "../../src/core/api/driver-detail.ts";
import { employeesCall } from "../../src/core/api/employees.ts";
import {
  pastTripsCall,
  tripDetailsCall,
  tripDirectionsCall,
  tripPassengersCall,
} from "../../src/core/api/past-trips.ts";
import type { Position } from "../../src/core/api/position.ts";
import { ownRoutesCall } from "../../src/core/api/routes.ts";
import { tripPersonnelCountsCall } from "../../src/core/api/trips.ts";
import type { Report } from "../../src/core/reports/report.ts";
import { createSpeedReport } from "../../src/core/reports/speed-report.ts";
import { createTimesReport } from "../../src/core/reports/times-report.ts";
import { toDay } from "../../src/core/time/day.ts";
import { sharedTestApi, withQuery } from "./helpers.ts";

const demo = sharedTestApi({ employees: 160, routes: 20 });
beforeEach(() => demo.moveTo());

const tripsOf = (uniqueId: string, start = "2026-11-09", end = "2026-11-19") =>
  demo.read(pastTripsCall, { route_unique_id: uniqueId, date_start: start, date_end: end });
/** 2026-11-09 was a Monday. */
async function tripOn(uniqueId: string, day: string, period = "morning") {
  const found = (await tripsOf(uniqueId, day, day)).find((trip) => trip.timePeriod === period);
  if (!found) throw new Error(`No trip of ${uniqueId} on ${day}`);
  return found;
}
/** Monday to Friday. */
const weekOf = (uniqueId: string, period: string) =>
  Promise.all(["09", "10", "11", "12", "13"].map((day) => tripOn(uniqueId, `2026-11-${day}`, period)));
const details = (id = 0) => demo.read(tripDetailsCall, { trip_id: id });
const directions = (id = 0) => demo.read(tripDirectionsCall, { trip_id: id });
const passengers = (id = 0) => demo.read(tripPassengersCall, { trip_id: id });

function toPoint(position: Position | null): Point {
  const [lat, lng] = position ?? [0, 0];
  return { lat, lng };
}
function nearestOf(points: readonly Point[], point: Point): number {
  return Math.min(...points.map((other) => distance(other, point)));
}

describe("the list", () => {
  test("has two trips per workday, the newest first, of a year", async () => {
    const trips = await tripsOf("R-2", "2025-11-01", "2026-11-18");
    expect(trips.length).toBeGreaterThan(440);
    const days = trips.map((trip) => trip.plannedDay);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { startedAt, plannedDay } of trips) expect(startedAt && toDay(startedAt)).toBe(plannedDay);
    expect(await tripsOf("R-2", "2026-11-14", "2026-11-15")).toEqual([]);
  });

  test("has a trip once it has ended: not while it runs, nor before", async () => {
    demo.moveTo("2026-11-19T03:00:00+03:00");
    expect(await tripsOf("R-2", "2026-11-19", "2026-11-19")).toEqual([]);
    demo.moveTo("2026-11-19T13:00:00+03:00");
    const [morning, ...others] = await tripsOf("R-2", "2026-11-19", "2026-11-30");
    expect(others).toEqual([]);
    if (!morning?.startedAt) throw new Error("The morning is missing");
    const end = morning.startedAt + Number(morning.duration) * 1000;
    const plannedEnd = Date.parse(`2026-11-19T${morning.plannedEnd}:00+03:00`);
    const first = Math.max(end, plannedEnd);
    demo.moveTo(new Date(first - 1000).toISOString());
    expect(await tripsOf("R-2", "2026-11-19", "2026-11-19")).toEqual([]);
    expect(await demo.status(`/api/routes/past-trips/${morning.id}`)).toBe(404);
    demo.moveTo(new Date(first).toISOString());
    expect((await tripsOf("R-2", "2026-11-19", "2026-11-19")).map(({ id }) => id)).toEqual([morning.id]);
  });

  test("has as many as the overview counts as completed, on a day that is over", async () => {
    const { trips } = await demo.read(tripPersonnelCountsCall);
    const uniqueIds = new Set((await demo.read(ownRoutesCall)).map((route) => route.routeUniqueId));
    const monday = await Promise.all([...uniqueIds].map((uniqueId) => tripsOf(uniqueId, "2026-11-16", "2026-11-16")));
    expect(monday.flat()).toHaveLength(Number(trips[0]?.completed));
  });

  test.each([
    [
      { route_unique_id: "R-2", date_start: "2026-11-35", date_end: "2026-11-19" },
      "date_start",
      "Geçerli bir tarih girin.",
    ],
    [{ route_unique_id: "R-2", date_start: "2026-11-01" }, "date_end", "Geçerli bir tarih girin."],
    [
      { route_unique_id: "R-2", date_start: "2026-11-02", date_end: "2026-11-01" },
      "date_end",
      "Bitiş tarihi başlangıç tarihinden önce olamaz.",
    ],
    [{ date_start: "2026-11-01", date_end: "2026-11-02" }, "route_unique_id", "En az bir rota seçin."],
  ])("%o is refused", async (query, field, sentence) => {
    const response = await demo.request(withQuery("/api/routes/past-trips/", query));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { [field]: [sentence] } });
  });

  const inNovember = "date_start=2026-11-01&date_end=2026-11-02";
  test.each([
    ["another company's route", `?${inNovember}&route_unique_id=R-21`, 404],
    ["an unknown route", `?${inNovember}&route_unique_id=R-999`, 404],
    ["an unknown trip", "999999", 404],
    ["its way", "999999/directions/", 404],
    ["its people", "999999/passengers/", 404],
    ["its driver", "999999/meta/", 404],
    ["a trip without a number", "dün", 400],
  ])("%s (%s) is a %i", async (_what, path, status) => {
    expect(await demo.status(`/api/routes/past-trips/${path}`)).toBe(status);
  });
});

describe("the driven way", () => {
  test("begins and ends where the plan does, keeps near to it, and doesn't jump", async () => {
    const way = await directions((await tripOn("R-2", "2026-11-18")).id);
    expect(way.length).toBeGreaterThan(120);
    for (const [index, { position, planned }] of way.entries()) {
      const place = toPoint(position);
      expect(distance(place, toPoint(planned))).toBeLessThan(190);
      expect(distance(toPoint(way[index - 1]?.position ?? position), place)).toBeLessThan(450);
    }
    const routes = await demo.read(ownRoutesCall);
    const route = routes.find(({ routeUniqueId, timePeriod }) => routeUniqueId === "R-2" && timePeriod === "morning");
    expect([way[0]?.position, way.at(-1)?.position]).toEqual([route?.origin, route?.destination]);
    for (const { company } of way) expect(company).toEqual(route?.destination);
  });

  test("is the same whenever it is asked", async () => {
    const { id } = await tripOn("R-5", "2026-11-18");
    expect(await directions(id)).toEqual(await directions(id));
    expect(await details(id)).toEqual(await details(id));
  });

  test("of R-1 has 5 000 points", async () => {
    expect(await directions((await tripOn("R-1", "2026-11-18")).id)).toHaveLength(5000);
  });

  test("passes people where they get on, at that moment", async () => {
    const trip = await tripOn("R-2", "2026-11-18");
    const way = await directions(trip.id);
    const timed = (await passengers(trip.id)).filter(({ state, at }) => state === "on-the-bus" && at !== null);
    expect(timed.length).toBeGreaterThan(2);
    for (const { at, position } of timed) {
      const share = (Number(at) - Number(trip.startedAt)) / 1000 / Number(trip.duration);
      const place = toPoint(way[Math.round(share * (way.length - 1))]?.position ?? null);
      expect(distance(place, toPoint(position))).toBeLessThan(400);
    }
  });
});

describe("special cases are found on R-3 and R-4 by the weekday", () => {
  const nothing = { isScoreLow: false, events: null };

  test("R-3: no positions, no analytics, no fault, a low score, auto-finished", async () => {
    const [monday, tuesday, wednesday, thursday, friday] = await weekOf("R-3", "evening");
    expect(await directions(monday?.id)).toEqual([]);
    expect(await details(monday?.id)).toEqual(nothing);
    expect(await details(tuesday?.id)).toEqual(nothing);
    expect((await directions(tuesday?.id)).length).toBeGreaterThan(0);
    expect(await details(wednesday?.id)).toEqual({ isScoreLow: false, events: [] });
    const low = await details(thursday?.id);
    expect([low.isScoreLow, (low.events ?? []).length > 0]).toEqual([true, true]);
    expect([monday?.isAutoFinished, friday?.isAutoFinished]).toEqual([false, true]);
    const evening = await passengers(friday?.id);
    const lastStop = Math.max(...evening.map(({ order }) => Number(order)));
    const states = evening.filter(({ order }) => order === lastStop).map(({ state }) => state);
    expect(states).not.toContain("completed");
  });

  test("R-4: no start, a duration that can't be, nothing planned and an unknown kind, all kinds, gaps", async () => {
    const [monday, tuesday, wednesday, thursday, friday] = await weekOf("R-4", "morning");
    expect(monday?.startedAt).toBeNull();
    expect(tuesday?.duration).toBeNull();
    const kindsOf = async (id?: number) => new Set((await details(id)).events?.map(({ typeName }) => typeName));
    expect(await kindsOf(wednesday?.id)).toContain("SEAT_BELT");
    const planned = async (id?: number) => new Set((await directions(id)).map((point) => point.planned !== null));
    expect(await planned(wednesday?.id)).toEqual(new Set([false]));
    expect((await kindsOf(thursday?.id)).size).toBe(5);
    expect(await planned(friday?.id)).toEqual(new Set([true, false]));
    expect(await details(friday?.id)).toEqual({ isScoreLow: true, events: null });
  });

  test("elsewhere they are rare, and each is there", async () => {
    const lists = [5, 6, 7, 8, 9, 10].map((number) => tripsOf(`R-${number}`, "2026-01-01", "2026-11-18"));
    const trips = (await Promise.all(lists)).flat();
    const finished = trips.filter((trip) => trip.isAutoFinished).length / trips.length;
    expect(finished).toBeGreaterThan(0.01);
    expect(finished).toBeLessThan(0.05);
    const untimed = trips.filter((trip) => trip.startedAt === null || trip.duration === null).length;
    expect(untimed).toBeGreaterThan(0);
    expect(untimed / trips.length).toBeLessThan(0.02);
  });
});

describe("driving events", () => {
  test("lie on the driven way, within the trip's time, in order", async () => {
    const trip = await tripOn("R-4", "2026-11-12");
    const way = (await directions(trip.id)).map(({ position }) => toPoint(position));
    const start = Number(trip.startedAt);
    let before = start;
    for (const event of (await details(trip.id)).events ?? []) {
      const begins = Number(event.startedAt);
      expect(begins).toBeGreaterThanOrEqual(before);
      before = begins;
      expect(Number(event.endedAt) - begins).toBe(Number(event.duration) * 1000);
      expect(begins).toBeLessThan(start + Number(trip.duration) * 1000);
      expect(nearestOf(way, toPoint(event.position))).toBeLessThan(200);
      const speeding = [event.path, event.distance, event.limit, event.speed];
      if (event.kind === "overspeeding") {
        expect(event.speed).toBeGreaterThan(Number(event.limit));
        const [first = { lat: 0, lng: 0 }] = decodePolyline(event.path ?? "");
        expect(distance(first, toPoint(event.position))).toBeLessThan(2);
      } else expect(speeding).toEqual([null, null, null, null]);
    }
    expect(before).toBeGreaterThan(start);
  });

  test("the speed report holds exactly the speedings of the days' trips", async () => {
    const days = { date_start: "2026-11-09", date_end: "2026-11-18" };
    const report = await demo.read(speedReportCall, { ...days, route_unique_ids: ["R-1", "R-5"] });
    const lists = await Promise.all(["R-1", "R-5"].map((id) => tripsOf(id, days.date_start, days.date_end)));
    const speedings: DriverEvent[] = [];
    for (const { id } of lists.flat())
      speedings.push(...((await details(id)).events ?? []).filter(({ kind }) => kind === "overspeeding"));
    expect(speedings.length).toBeGreaterThan(5);
    const inOrder = (events: readonly DriverEvent[]) =>
      events.toSorted(
        (a, b) => Number(a.startedAt) - Number(b.startedAt) || (a.path ?? "").localeCompare(b.path ?? ""),
      );
    expect(inOrder(report.flatMap(({ events }) => events))).toEqual(inOrder(speedings));
  });

  test.each([
    ["no route", { route_unique_ids: undefined }, 400],
    ["an empty list of routes", { route_unique_ids: [] }, 400],
    ["a route without a list", { route_unique_ids: "R-1" }, 400],
    ["another company's route", { route_unique_ids: ["R-1", "R-21"] }, 404],
    ["a day that is none", { date_end: "yarın" }, 400],
  ])("the speed report of %s is refused", async (_what, changes, status) => {
    const query = { date_start: "2026-11-09", date_end: "2026-11-18", route_unique_ids: ["R-1"], ...changes };
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    expect(await demo.status(withQuery("/api/past-trips/zendrive/", Object.fromEntries(given)))).toBe(status);
  });
});

describe("people and driver of a trip", () => {
  test("are only own people, by their stops, also on trips that are older than the stored bookings", async () => {
    const own = (await demo.read(employeesCall, { page_size: "all" })).results.map(({ name }) => name);
    for (const day of ["2026-11-18", "2026-03-03"])
      for (const period of ["morning", "evening"]) {
        const people = await passengers((await tripOn("R-2", day, period)).id);
        expect(people.length).toBeGreaterThan(2);
        for (const { name, timePeriod, state, at } of people) {
          expect(own).toContain(name);
          expect(timePeriod).toBe(period);
          if (state === "not-coming" || state === "-") expect(at).toBeNull();
        }
        const orders = people.map(({ order }) => Number(order));
        expect(orders).toEqual(orders.toSorted((a, b) => a - b));
        const travelled = period === "morning" ? "on-the-bus" : "completed";
        expect(people.some(({ state, at }) => state === travelled && at !== null)).toBe(true);
      }
  });

  test("are driven by the route's driver", async () => {
    const { id } = await tripOn("R-2", "2026-11-18");
    expect(await demo.read(tripDriverCall, { trip_id: id })).toEqual(
      await demo.read(routeDriverCall, { route_id: 503 }),
    );
  });
});

test("the portal's reports of times and speedings collect every day", async () => {
  const session = await demo.session();
  const days = { start: "2026-11-16", end: "2026-11-18" };
  const routes = ["R-1", "R-2"].map((uniqueId) => ({ uniqueId, name: uniqueId }));
  function resultOf<Row>({ $state }: Report<Row>) {
    const state = $state.get();
    if (state.status !== "collected") throw new Error(`The report is ${state.status}`);
    return state.result;
  }
  const times = createTimesReport(session);
  await times.start({ ...days, routes });
  expect(resultOf(times)).toMatchObject({ missing: [], total: 6 });
  expect(resultOf(times).rows.length).toBeGreaterThan(6);
  expect(resultOf(times).rows.some(({ startDelay }) => startDelay !== null)).toBe(true);
  const speed = createSpeedReport(session);
  await speed.start({ ...days, routes: routes.slice(0, 1) });
  expect(resultOf(speed)).toMatchObject({ missing: [], total: 3 });
  expect(resultOf(speed).rows.length).toBeGreaterThan(0);
  times.cancel();
  speed.cancel();
});
