import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import { distance, toLatLng } from "../../demo/server/geo/places.ts";
import * as contract from "./contract.ts";
import { administrator, lateProspectUser, openTestApi, prospectUser, withQuery, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 20 });
  token = await api.tokenFor(administrator);
});
afterAll(() => api.close());

async function list(query: Readonly<Record<string, unknown>>) {
  return v.parse(contract.routeList, await api.get(withQuery("/api/routes/", query), token));
}
async function detailed(query: Readonly<Record<string, unknown>> = {}) {
  const path = withQuery("/api/routes/", { with_detail: true, per_page: 999, ...query });
  return v.parse(contract.detailedRouteList, await api.get(path, token)).routes;
}
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

describe("the two forms of the list", () => {
  test("without parameters all own routes come, both directions, two of each unique id", async () => {
    const { result } = v.parse(contract.ownRoutes, await api.get("/api/routes/", token));
    expect(result).toHaveLength(40);
    const uniqueIds = new Set(result.map((route) => route.route_unique_id));
    expect(uniqueIds.size).toBe(20);
    for (const uniqueId of uniqueIds) {
      const variants = result.filter((route) => route.route_unique_id === uniqueId);
      expect(variants.map((route) => route.time_period)).toEqual(["morning", "evening"]);
      expect(new Set(variants.map((route) => route.route_id)).size).toBe(2);
      expect(new Set(variants.map((route) => route.route_name)).size).toBe(1);
    }
  });

  test("the region has more: routes of other companies, without anybody of ours", async () => {
    const own = await list({ all_routes: false });
    const region = await list({ all_routes: true });
    expect(own.routes.every((route) => route.is_company_my_own)).toBe(true);
    expect(region.meta.total_count).toBeGreaterThan(own.meta.total_count);
    const others = region.routes.filter((route) => !route.is_company_my_own);
    expect(others).toHaveLength(region.meta.total_count - own.meta.total_count);
    for (const route of others) expect(route.passengers).toEqual([]);
  });

  test("names are unique, and the people of one route are on no other", async () => {
    const morning = await detailed({ all_routes: true, column_filters: { time_periods: ["morning"] } });
    const people = morning.flatMap((route) => route.rps_detail.flatMap((stop) => stop.passengers));
    expect(new Set(people.map((person) => person.passenger_id)).size).toBe(people.length);
    expect(new Set(people.map(contract.nameOf)).size).toBe(people.length);
    const own = morning.filter((route) => route.is_company_my_own);
    expect(new Set(own.map((route) => route.route_name)).size).toBe(own.length);
  });
});

describe("stops and shapes", () => {
  test("stops are lettered in travel order, and their times add up to the trip's", async () => {
    for (const route of await detailed()) {
      const stops = route.rps_detail;
      expect(stops.map((stop) => stop.order_number)).toEqual(stops.map((_, index) => index + 1));
      expect(stops.map((stop) => stop.order_char).join("")).toBe("ABCDEFGHIJKLMNOP".slice(0, stops.length));
      let time = minutes(route.departure);
      for (const stop of stops) {
        time += stop.duration / 60;
        expect(minutes(stop.arrival)).toBe(time);
      }
      expect(minutes(route.arrival) - minutes(route.departure)).toBe(route.duration / 60);
      expect(time).toBeLessThanOrEqual(minutes(route.arrival));
      expect(stops.every((stop) => stop.passengers.length > 0)).toBe(true);
    }
  });

  test("mornings lead to the office in time, evenings home", async () => {
    const offices = new Set<string>();
    for (const route of await detailed()) {
      expect(route.duration).toBeGreaterThanOrEqual(25 * 60);
      expect(route.duration).toBeLessThanOrEqual(85 * 60);
      if (route.time_period === "morning") {
        offices.add(route.destination);
        expect(route.origin).toBe(route.rps_detail[0]?.route_point_coordinate);
        expect(minutes(route.departure)).toBeGreaterThanOrEqual(6 * 60 + 10);
        expect(minutes(route.departure)).toBeLessThanOrEqual(7 * 60 + 30);
        expect(minutes(route.arrival)).toBeGreaterThanOrEqual(7 * 60 + 40);
        expect(minutes(route.arrival)).toBeLessThanOrEqual(8 * 60 + 30);
      } else {
        expect(offices).toContain(route.origin);
        expect(route.destination).toBe(route.rps_detail.at(-1)?.route_point_coordinate);
        expect(minutes(route.departure)).toBeGreaterThanOrEqual(17 * 60 + 30);
        expect(minutes(route.departure)).toBeLessThanOrEqual(18 * 60 + 15);
      }
    }
    expect(offices.size).toBe(3);
  });

  test("polylines decode onto the map's area, join origin and destination, and don't jump", async () => {
    for (const route of await detailed({ all_routes: true })) {
      const points = decodePolyline(route.waypoints_polyline);
      for (const { lat, lng } of points) {
        expect(lat).toBeGreaterThan(40.75);
        expect(lat).toBeLessThan(41.35);
        expect(lng).toBeGreaterThan(28.4);
        expect(lng).toBeLessThan(29.6);
      }
      const ends = [points[0], points.at(-1)].map((point) => point && toLatLng(point));
      expect(ends).toEqual([route.origin, route.destination]);
      for (const [index, point] of points.entries()) {
        const next = points[index + 1];
        if (next) expect(distance(point, next)).toBeLessThan(3500);
      }
    }
  });

  test("the walk leads from home to the stop in the morning and back in the evening", async () => {
    for (const route of await detailed()) {
      const isMorning = route.time_period === "morning";
      for (const stop of route.rps_detail) {
        for (const person of stop.passengers) {
          const [line, place] =
            "location" in person
              ? [person.walking_waypoints_polyline, person.location]
              : [
                  isMorning ? person.pickup_waypoints_polyline : person.dropoff_waypoints_polyline,
                  person.open_address_coordinate,
                ];
          const walk = decodePolyline(line);
          const [home, bus] = isMorning ? [walk[0], walk.at(-1)] : [walk.at(-1), walk[0]];
          expect([home, bus].map((point) => point && toLatLng(point))).toEqual([place, stop.route_point_coordinate]);
        }
      }
    }
  });

  test("the single route tells the same as the list", async () => {
    const evening = (await detailed()).find((route) => route.time_period === "evening");
    const { result } = v.parse(contract.routeDetail, await api.get(`/api/routes/${evening?.route_id}/`, token));
    expect(result).toMatchObject({
      rps_detail: evening?.rps_detail,
      departure: evening?.departure,
      first_point_departure: evening?.departure,
      arrival: evening?.arrival,
      origin: evening?.origin,
      destination: evening?.destination,
      company_locations_mapping: { "Lodos Teknoloji A.Ş.": evening?.origin },
    });
    expect(result.steps[0]).toBe(evening?.origin);
  });
});

test("a route's people are written in one spelling, and every second line's in the other", async () => {
  const spellings = new Map<string, Set<string>>();
  for (const route of await detailed({ all_routes: true })) {
    const found = spellings.get(route.route_unique_id) ?? new Set();
    spellings.set(route.route_unique_id, found);
    for (const { passengers } of route.rps_detail) {
      for (const person of passengers) found.add("location" in person ? "short" : "long");
    }
  }
  expect(spellings.size).toBeGreaterThan(2);
  for (const [id, found] of spellings) {
    expect([...found], id).toEqual([Number(id.slice(2)) % 2 === 1 ? "short" : "long"]);
  }
});

describe("people of other companies", () => {
  test("ride on some own routes, flagged, and are in no list of names", async () => {
    const routes = await detailed();
    const mixed = routes.filter((route) =>
      route.rps_detail.some((stop) => stop.passengers.some((person) => person.is_shadow)),
    );
    expect(mixed.length).toBeGreaterThan(0);
    expect(mixed.length).toBeLessThan(routes.length / 2);
    for (const route of routes) {
      const own = route.rps_detail.flatMap((stop) => stop.passengers.filter((person) => !person.is_shadow));
      expect(own.map(contract.nameOf).toSorted()).toEqual(route.passengers.toSorted());
    }
  });

  test("fill the routes of the region alone, and can't be found by name", async () => {
    const others = (await detailed({ all_routes: true })).filter((route) => !route.is_company_my_own);
    const people = others.flatMap((route) => route.rps_detail.flatMap((stop) => stop.passengers));
    expect(people.every((person) => person.is_shadow)).toBe(true);
    const found = await list({ all_routes: true, search_term: people[0] && contract.nameOf(people[0]) });
    expect(found.meta.total_count).toBe(0);
  });
});

describe("routes that aren't there for somebody", () => {
  test("unknown and impossible ids", async () => {
    expect((await api.request("/api/routes/9999/", { token })).status).toBe(404);
    expect((await api.request("/api/routes/9999/meta/", { token })).status).toBe(404);
    expect((await api.request("/api/routes/R-1/", { token })).status).toBe(400);
  });

  test("a pilot's routes are their own company's only", async () => {
    const [own, other] = [await api.tokenFor(prospectUser), await api.tokenFor(lateProspectUser)];
    const { routes } = v.parse(contract.demoRouteList, await api.get("/api/demo/routes/", own));
    const id = routes[0]?.route_id;
    expect((await api.request(`/api/demo/routes/${id}/`, { token: own })).status).toBe(200);
    expect((await api.request(`/api/demo/routes/${id}/`, { token: other })).status).toBe(404);
    expect((await api.request(`/api/routes/${id}/`, { token })).status).toBe(404);
    expect((await api.request(`/api/routes/${id}/meta/`, { token })).status).toBe(404);
  });
});
