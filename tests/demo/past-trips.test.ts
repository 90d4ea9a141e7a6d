import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { distance, type Point } from "../../demo/server/geo/places.ts";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import * as contract from "./contract.ts";
import { administrator, openTestApi, prospectUser, thursdayMorning, withQuery, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 12 });
});
afterAll(() => api.close());
beforeEach(() => at(thursdayMorning));

async function at(moment: string) {
  api.clock.now = new Date(moment);
  token = await api.tokenFor(administrator);
}
async function tripsOf(uniqueId: string, start = "2026-11-09", end = "2026-11-19") {
  const query = { route_unique_id: uniqueId, date_start: start, date_end: end };
  return v.parse(contract.pastTrips, await api.get(withQuery("/api/routes/past-trips/", query), token));
}
/** 2026-11-09 was a Monday. */
async function tripOn(uniqueId: string, day: string, period = "morning") {
  const found = (await tripsOf(uniqueId, day, day)).find((trip) => trip.time_period === period);
  if (!found) throw new Error(`No trip of ${uniqueId} on ${day}`);
  return found;
}
const read = async <Schema extends v.GenericSchema>(schema: Schema, path: string): Promise<v.InferOutput<Schema>> =>
  v.parse(schema, await api.get(`/api/routes/past-trips/${path}`, token));
const details = (id: number) => read(contract.tripDetails, `${id}`);
const directions = (id: number) => read(contract.tripDirections, `${id}/directions/`);
const passengers = (id: number) => read(contract.tripPassengers, `${id}/passengers/`);
const status = async (path: string, as = token) => (await api.request(path, { token: as })).status;

function toPoint(text: string): Point {
  const [lat = 0, lng = 0] = text.split(",").map(Number);
  return { lat, lng };
}
function nearestOf(points: readonly Point[], point: Point): number {
  return Math.min(...points.map((other) => distance(other, point)));
}

describe("the list", () => {
  test("two trips per workday, the newest first, of a year", async () => {
    const trips = await tripsOf("R-2", "2025-11-01", "2026-11-18");
    expect(trips.length).toBeGreaterThan(440);
    expect(trips.map((trip) => trip.planned_date)).toEqual(
      trips
        .map((trip) => trip.planned_date)
        .toSorted()
        .toReversed(),
    );
    for (const trip of trips) expect(trip.start_date?.slice(0, 10)).toBe(trip.planned_date);
    expect((await tripsOf("R-2", "2026-11-14", "2026-11-15")).length).toBe(0);
  });

  test("a trip is told of once it has ended: not while it runs, nor before", async () => {
    await at("2026-11-19T03:00:00+03:00");
    expect(await tripsOf("R-2", "2026-11-19", "2026-11-19")).toEqual([]);
    await at("2026-11-19T13:00:00+03:00");
    const [morning, ...others] = await tripsOf("R-2", "2026-11-19", "2026-11-30");
    expect(others).toEqual([]);
    if (!morning?.start_date) throw new Error("The morning is missing");
    const end = Date.parse(morning.start_date) + morning.duration * 1000;
    const plannedEnd = Date.parse(`2026-11-19T${morning.planned_end_time}:00+03:00`);
    const first = Math.max(end, plannedEnd);
    await at(new Date(first - 1000).toISOString());
    expect(await tripsOf("R-2", "2026-11-19", "2026-11-19")).toEqual([]);
    expect(await status(`/api/routes/past-trips/${morning.id}`)).toBe(404);
    await at(new Date(first).toISOString());
    expect((await tripsOf("R-2", "2026-11-19", "2026-11-19")).map(({ id }) => id)).toEqual([morning.id]);
  });

  test("as many as the overview counts as completed, on a day that is over", async () => {
    const { trips } = v.parse(contract.tripPersonnelCount, await api.get("/api/company/trip-personnel-count/", token));
    const { result } = v.parse(contract.ownRoutes, await api.get("/api/routes/", token));
    const uniqueIds = [...new Set(result.map((route) => route.route_unique_id))];
    const monday = await Promise.all(uniqueIds.map((uniqueId) => tripsOf(uniqueId, "2026-11-16", "2026-11-16")));
    expect(monday.flat()).toHaveLength(trips[0]?.completed ?? 0);
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
    const response = await api.request(withQuery("/api/routes/past-trips/", query), { token });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { [field]: [sentence] } });
  });

  test("other companies' routes, unknown ones and trips aren't there, and a demo account has none", async () => {
    const list = (uniqueId: string) =>
      withQuery("/api/routes/past-trips/", {
        route_unique_id: uniqueId,
        date_start: "2026-11-01",
        date_end: "2026-11-02",
      });
    expect(await status(list("R-13"))).toBe(404);
    expect(await status(list("R-999"))).toBe(404);
    expect(await status("/api/routes/past-trips/999999")).toBe(404);
    for (const part of ["directions", "passengers", "meta"]) {
      expect(await status(`/api/routes/past-trips/999999/${part}/`)).toBe(404);
    }
    expect(await status("/api/routes/past-trips/dün")).toBe(400);
    expect(await status(list("R-2"), await api.tokenFor(prospectUser))).toBe(403);
  });
});

describe("the driven way", () => {
  test("begins and ends where the plan does, keeps near to it, and doesn't jump", async () => {
    const trip = await tripOn("R-2", "2026-11-18");
    const way = await directions(trip.id);
    expect(way.length).toBeGreaterThan(120);
    const places = way.map((point) => toPoint(point.location));
    for (const [index, point] of way.entries()) {
      const place = toPoint(point.location);
      expect(distance(place, toPoint(point.planned_location ?? ""))).toBeLessThan(190);
      const before = places[index - 1];
      if (before) expect(distance(before, place)).toBeLessThan(450);
    }
    const { result } = v.parse(contract.ownRoutes, await api.get("/api/routes/", token));
    const route = result.find((entry) => entry.route_unique_id === "R-2" && entry.time_period === "morning");
    expect([way[0]?.location, way.at(-1)?.location]).toEqual([route?.origin, route?.destination]);
    expect(new Set(way.map((point) => point.company_location))).toEqual(new Set([route?.destination]));
  });

  test("is the same whenever it is asked", async () => {
    const { id } = await tripOn("R-5", "2026-11-18");
    expect(await directions(id)).toEqual(await directions(id));
    expect(await details(id)).toEqual(await details(id));
  });

  test("of R-1 has 5 000 points", async () => {
    const { id } = await tripOn("R-1", "2026-11-18");
    expect(await directions(id)).toHaveLength(5000);
  });

  test("people get on where the vehicle is at that moment", async () => {
    const trip = await tripOn("R-2", "2026-11-18");
    const way = await directions(trip.id);
    const start = Date.parse(trip.start_date ?? "");
    let timed = 0;
    for (const { stats } of await passengers(trip.id)) {
      if (stats.state !== "on-the-bus" || stats.transaction_date === null) continue;
      const share = (Date.parse(stats.transaction_date) - start) / 1000 / trip.duration;
      const place = toPoint(way[Math.round(share * (way.length - 1))]?.location ?? "");
      expect(distance(place, toPoint(stats.transaction_location))).toBeLessThan(400);
      timed += 1;
    }
    expect(timed).toBeGreaterThan(2);
  });
});

describe("special cases are found on R-3 and R-4 by the weekday", () => {
  test("R-3: no positions, no analytics, no fault, a low score, auto-finished", async () => {
    const [monday, tuesday, wednesday, thursday, friday] = await Promise.all(
      ["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13"].map((day) =>
        tripOn("R-3", day, "evening"),
      ),
    );
    expect(await directions(monday?.id ?? 0)).toEqual([]);
    expect(await details(monday?.id ?? 0)).toEqual({ is_zendrive_score_low: false, zendrive_analytics: null });
    expect(await details(tuesday?.id ?? 0)).toEqual({ is_zendrive_score_low: false, zendrive_analytics: null });
    expect((await directions(tuesday?.id ?? 0)).length).toBeGreaterThan(0);
    expect(await details(wednesday?.id ?? 0)).toEqual({ is_zendrive_score_low: false, zendrive_analytics: [] });
    const low = await details(thursday?.id ?? 0);
    expect([low.is_zendrive_score_low, (low.zendrive_analytics ?? []).length > 0]).toEqual([true, true]);
    expect([monday?.auto_finished, friday?.auto_finished]).toEqual([false, true]);
    const evening = await passengers(friday?.id ?? 0);
    const lastStop = Math.max(...evening.map(({ stats }) => stats.order));
    const states = evening.filter(({ stats }) => stats.order === lastStop).map(({ stats }) => stats.state);
    expect(states.filter((state) => state === "completed")).toEqual([]);
  });

  test("R-4: no start, a negative duration, nothing planned and an unknown kind, all kinds, gaps", async () => {
    const [monday, tuesday, wednesday, thursday, friday] = await Promise.all(
      ["2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12", "2026-11-13"].map((day) => tripOn("R-4", day)),
    );
    expect(monday?.start_date).toBeNull();
    expect(tuesday?.duration).toBe(-1);
    const kindsOf = async (id: number) =>
      new Set(((await details(id)).zendrive_analytics ?? []).map((event) => event.event_type_name));
    expect(await kindsOf(wednesday?.id ?? 0)).toContain("SEAT_BELT");
    expect((await directions(wednesday?.id ?? 0)).every((point) => point.planned_location === null)).toBe(true);
    expect((await kindsOf(thursday?.id ?? 0)).size).toBe(5);
    const gaps = (await directions(friday?.id ?? 0)).map((point) => point.planned_location === null);
    expect(new Set(gaps)).toEqual(new Set([true, false]));
    expect(await details(friday?.id ?? 0)).toEqual({ is_zendrive_score_low: true, zendrive_analytics: null });
  });

  test("elsewhere they are rare, and each is there", async () => {
    const lists = await Promise.all(
      [5, 6, 7, 8, 9, 10].map((number) => tripsOf(`R-${number}`, "2026-01-01", "2026-11-18")),
    );
    const trips = lists.flat();
    const share = (count: number) => count / trips.length;
    expect(share(trips.filter((trip) => trip.auto_finished).length)).toBeGreaterThan(0.01);
    expect(share(trips.filter((trip) => trip.auto_finished).length)).toBeLessThan(0.05);
    expect(share(trips.filter((trip) => trip.start_date === null || trip.duration < 0).length)).toBeLessThan(0.02);
    expect(trips.filter((trip) => trip.start_date === null || trip.duration < 0).length).toBeGreaterThan(0);
  });
});

describe("driving events", () => {
  test("lie on the driven way, within the trip's time, in order", async () => {
    const trip = await tripOn("R-4", "2026-11-12");
    const way = (await directions(trip.id)).map((point) => toPoint(point.location));
    const events = (await details(trip.id)).zendrive_analytics ?? [];
    const start = Date.parse(trip.start_date ?? "");
    let before = start;
    for (const event of events) {
      const begins = Date.parse(event.start_time);
      expect(begins).toBeGreaterThanOrEqual(before);
      before = begins;
      expect(Date.parse(event.end_time) - begins).toBe(event.event_duration_seconds * 1000);
      expect(begins).toBeLessThan(start + trip.duration * 1000);
      expect(nearestOf(way, toPoint(event.start_latlng))).toBeLessThan(200);
      if (event.event_type_name !== "OVERSPEEDING") continue;
      expect(event.max_driver_speed_kmph).toBeGreaterThan(event.posted_speed_limit_kmph);
      const path = decodePolyline(event.overspeed_polyline);
      expect(distance(path[0] ?? { lat: 0, lng: 0 }, toPoint(event.start_latlng))).toBeLessThan(2);
    }
  });

  test("the speed report holds exactly the speedings of the days' trips", async () => {
    const days = { date_start: "2026-11-09", date_end: "2026-11-18" };
    const path = withQuery("/api/past-trips/zendrive/", { ...days, route_unique_ids: ["R-1", "R-5"] });
    const report = v.parse(contract.speedReport, await api.get(path, token));
    const lists = await Promise.all(
      ["R-1", "R-5"].map((uniqueId) => tripsOf(uniqueId, days.date_start, days.date_end)),
    );
    const speedings = [];
    for (const { id } of lists.flat()) {
      const events = (await details(id)).zendrive_analytics ?? [];
      speedings.push(...events.filter((event) => event.event_type_name === "OVERSPEEDING"));
    }
    expect(speedings.length).toBeGreaterThan(5);
    const byTime = (a: { start_time: string }, b: { start_time: string }) => (a.start_time < b.start_time ? -1 : 1);
    expect(report.flatMap(({ events }) => events).toSorted(byTime)).toEqual(speedings.toSorted(byTime));
  });

  test("the speed report needs a route, and none of another company", async () => {
    const days = { date_start: "2026-11-09", date_end: "2026-11-18" };
    const ask = (query: Record<string, unknown>) => status(withQuery("/api/past-trips/zendrive/", query));
    expect(await ask(days)).toBe(400);
    expect(await ask({ ...days, route_unique_ids: [] })).toBe(400);
    expect(await ask({ ...days, route_unique_ids: "R-1" })).toBe(400);
    expect(await ask({ ...days, route_unique_ids: ["R-1", "R-13"] })).toBe(404);
    expect(await ask({ ...days, date_end: "yarın", route_unique_ids: ["R-1"] })).toBe(400);
  });
});

describe("people and driver of a trip", () => {
  test("only own people, by their stops, also on trips that are older than the stored bookings", async () => {
    const { results } = v.parse(contract.employeeList, await api.get("/api/company/employees/?page_size=all", token));
    const own = new Set(results.map((person) => person.passenger_name));
    for (const day of ["2026-11-18", "2026-03-03"]) {
      for (const period of ["morning", "evening"]) {
        const people = await passengers((await tripOn("R-2", day, period)).id);
        expect(people.length).toBeGreaterThan(2);
        for (const person of people) {
          expect(own).toContain(person.passenger_full_name);
          expect(person.trip_time_period).toBe(period);
          if (["not-coming", "-"].includes(person.stats.state)) expect(person.stats.transaction_date).toBeNull();
        }
        const orders = people.map(({ stats }) => stats.order);
        expect(orders).toEqual(orders.toSorted((a, b) => a - b));
        const travelled = period === "morning" ? "on-the-bus" : "completed";
        expect(people.some(({ stats }) => stats.state === travelled && stats.transaction_date !== null)).toBe(true);
      }
    }
  });

  test("the driver is the route's", async () => {
    const { id } = await tripOn("R-2", "2026-11-18");
    const meta = await read(contract.routeMeta, `${id}/meta/`);
    expect(meta).toEqual(v.parse(contract.routeMeta, await api.get("/api/routes/503/meta/", token)));
  });
});
