import { beforeAll, describe, expect, test } from "vitest";
import { distance, type Point } from "../../demo/server/geo/places.ts";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import type { Position } from "../../src/core/api/position.ts";
import { routeDetailCall } from "../../src/core/api/stops.ts";
import { demoRoutesCall, detailedRoutesCall, ownRouteRowsCall } from "../../src/core/api/route-list.ts";
import { type AnswerOf, lateProspectUser, prospectUser, sharedTestApi, withQuery } from "./helpers.ts";

const demo = sharedTestApi({ employees: 160, routes: 20 });
const everything = { with_detail: true, per_page: 999 };

/** What of people of other companies the portal doesn't read. */
interface SentRoute {
  readonly route_unique_id: string;
  readonly time_period: string;
  readonly is_company_my_own: boolean;
  readonly passengers: readonly string[];
  readonly rps_detail: readonly { readonly passengers: readonly SentPerson[] }[];
}
interface SentPerson {
  readonly passenger_id: number;
  readonly is_shadow: boolean;
  readonly passenger_name?: string;
  readonly first_last_name?: string;
}
let own: AnswerOf<typeof detailedRoutesCall>["routes"];
let region: readonly SentRoute[];
beforeAll(async () => {
  own = (await demo.read(detailedRoutesCall, everything)).routes;
  const sent = await demo.get(withQuery("/api/routes/", { ...everything, all_routes: true }));
  region = (sent as { routes: readonly SentRoute[] }).routes;
});

const peopleOf = ({ rps_detail: stops }: SentRoute) => stops.flatMap(({ passengers }) => passengers);
const nameOf = (person: SentPerson | undefined) => person?.passenger_name ?? person?.first_last_name ?? "";
const minutes = (clock: string | null) => Number(clock?.slice(0, 2)) * 60 + Number(clock?.slice(3));
/** The end of a way, with the digits of a position. */
const toPosition = (point: Point | undefined) => [Number(point?.lat.toFixed(5)), Number(point?.lng.toFixed(5))];

describe("the two forms of the list", () => {
  test("without parameters has all own routes, both directions, two of each unique id", async () => {
    const rows = await demo.read(ownRouteRowsCall);
    expect(rows).toHaveLength(40);
    const uniqueIds = new Set(rows.map((route) => route.routeUniqueId));
    expect(uniqueIds.size).toBe(20);
    for (const uniqueId of uniqueIds) {
      const variants = rows.filter((route) => route.routeUniqueId === uniqueId);
      expect(variants.map((route) => route.timePeriod)).toEqual(["morning", "evening"]);
      expect(new Set(variants.map((route) => route.routeId)).size).toBe(2);
      expect(new Set(variants.map((route) => route.routeName)).size).toBe(1);
    }
    expect(new Set(rows.map((route) => route.routeName)).size).toBe(20);
  });

  test("of the region has more: routes of other companies, without anybody of ours", async () => {
    expect(own.every((route) => route.isOwn)).toBe(true);
    const others = region.filter((route) => !route.is_company_my_own);
    expect(others.length).toBeGreaterThan(0);
    expect(region).toHaveLength(own.length + others.length);
    for (const route of others) expect(route.passengers).toEqual([]);
  });

  test("has nobody on two routes", () => {
    const people = region.filter((route) => route.time_period === "morning").flatMap(peopleOf);
    expect(new Set(people.map((person) => person.passenger_id)).size).toBe(people.length);
    expect(new Set(people.map(nameOf)).size).toBe(people.length);
  });
});

describe("stops and ways", () => {
  test("stops are lettered in travel order, and their times add up to the trip's", () => {
    for (const { stops, departure, arrival, duration } of own) {
      expect(stops.map((stop) => stop.orderNumber)).toEqual(stops.map((_, index) => index + 1));
      expect(stops.map((stop) => stop.orderChar).join("")).toBe("ABCDEFGHIJKLMNOP".slice(0, stops.length));
      let time = minutes(departure);
      for (const stop of stops) {
        time += Number(stop.duration) / 60;
        expect(minutes(stop.arrival)).toBe(time);
        expect(stop.passengers.length + stop.shadowCount).toBeGreaterThan(0);
      }
      expect(minutes(arrival) - minutes(departure)).toBe(Number(duration) / 60);
      expect(time).toBeLessThanOrEqual(minutes(arrival));
    }
  });

  test("mornings lead to the office in time, evenings home", () => {
    const expectBetween = (value: number, least: number, most: number) => {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    };
    const mornings = own.filter((route) => route.timePeriod === "morning");
    const offices = new Set(mornings.map((route) => String(route.destination)));
    expect(offices.size).toBe(3);
    for (const route of own) {
      expectBetween(Number(route.duration), 25 * 60, 85 * 60);
      if (route.timePeriod === "morning") {
        expect(route.origin).toEqual(route.stops[0]?.position);
        expectBetween(minutes(route.departure), 6 * 60 + 10, 7 * 60 + 30);
        expectBetween(minutes(route.arrival), 7 * 60 + 40, 8 * 60 + 30);
      } else {
        expect(offices).toContain(String(route.origin));
        expect(route.destination).toEqual(route.stops.at(-1)?.position);
        expectBetween(minutes(route.departure), 17 * 60 + 30, 18 * 60 + 15);
      }
    }
  });

  test("ways lie on the map's area, join origin and destination, and don't jump", async () => {
    const { routes } = await demo.read(detailedRoutesCall, { ...everything, all_routes: true });
    for (const { waypointsPolyline, origin, destination } of routes) {
      const points = decodePolyline(waypointsPolyline ?? "");
      expect(points.every(({ lat, lng }) => lat > 40.75 && lat < 41.35 && lng > 28.4 && lng < 29.6)).toBe(true);
      expect([toPosition(points[0]), toPosition(points.at(-1))]).toEqual([origin, destination]);
      for (const [index, point] of points.entries())
        expect(distance(point, points[index + 1] ?? point)).toBeLessThan(3500);
    }
  });

  test("people walk from home to the stop in the morning and back in the evening", () => {
    for (const { timePeriod, stops } of own)
      for (const { position, passengers } of stops)
        for (const { home, pickupWaypointsPolyline, dropoffWaypointsPolyline } of passengers) {
          const isMorning = timePeriod === "morning";
          const walk = decodePolyline((isMorning ? pickupWaypointsPolyline : dropoffWaypointsPolyline) ?? "");
          const ends = [toPosition(walk[0]), toPosition(walk.at(-1))];
          expect(isMorning ? ends : ends.toReversed()).toEqual([home, position]);
        }
  });

  test("a route's own page tells the same as the list", async () => {
    const evening = own.find((route) => route.timePeriod === "evening");
    const { result } = await demo.read(routeDetailCall, { route_id: evening?.routeId });
    const { stops, departure, arrival, origin, destination } = evening ?? {};
    expect(result).toMatchObject({ stops, departure, firstPointDeparture: departure, arrival, origin, destination });
    expect(result.offices).toEqual([{ name: "Lodos Teknoloji A.Ş.", position: origin as Position }]);
    expect(result.way[0]).toEqual(origin);
  });
});

test("a route's people are written in one spelling, and every second line's in the other", () => {
  const spellings = new Map<string, Set<string>>();
  for (const route of region) {
    const found = spellings.get(route.route_unique_id) ?? new Set();
    spellings.set(route.route_unique_id, found);
    for (const person of peopleOf(route)) found.add("first_last_name" in person ? "short" : "long");
  }
  expect(spellings.size).toBeGreaterThan(2);
  for (const [id, found] of spellings)
    expect([...found], id).toEqual([Number(id.slice(2)) % 2 === 1 ? "short" : "long"]);
});

describe("people of other companies", () => {
  test("ride on some own routes, flagged, and are in no list of names", () => {
    const ours = region.filter((route) => route.is_company_my_own);
    const mixed = ours.filter((route) => peopleOf(route).some((person) => person.is_shadow));
    expect(mixed.length).toBeGreaterThan(0);
    expect(mixed.length).toBeLessThan(ours.length / 2);
    for (const route of ours) {
      const named = peopleOf(route).filter((person) => !person.is_shadow);
      expect(named.map(nameOf).toSorted()).toEqual(route.passengers.toSorted());
    }
  });

  test("fill the routes of the region alone, and can't be found by name", async () => {
    const people = region.filter((route) => !route.is_company_my_own).flatMap(peopleOf);
    expect(people.every((person) => person.is_shadow)).toBe(true);
    const { meta } = await demo.read(detailedRoutesCall, { all_routes: true, search_term: nameOf(people[0]) });
    expect(meta.totalCount).toBe(0);
  });
});

test("a route that doesn't exist is a 404, one that can't a 400", async () => {
  expect(await demo.status("/api/routes/9999/")).toBe(404);
  expect(await demo.status("/api/routes/9999/meta/")).toBe(404);
  expect(await demo.status("/api/routes/R-1/")).toBe(400);
});

test("a pilot's route is a 404 to every other company", async () => {
  const { routes } = await demo.read(demoRoutesCall, {}, prospectUser);
  const id = routes[0]?.routeId;
  expect(await demo.status(`/api/demo/routes/${id}/`, { as: prospectUser })).toBe(200);
  expect(await demo.status(`/api/demo/routes/${id}/`, { as: lateProspectUser })).toBe(404);
  expect(await demo.status(`/api/routes/${id}/`)).toBe(404);
  expect(await demo.status(`/api/routes/${id}/meta/`)).toBe(404);
});
