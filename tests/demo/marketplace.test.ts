import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import { findLines } from "../../demo/server/marketplace/find-lines.ts";
import { offersFor } from "../../demo/server/marketplace/offers.ts";
import { employees } from "../../demo/server/schema-people.ts";
import { locations, routePassengers } from "../../demo/server/schema-routes.ts";
import { administrator, openTestApi, prospectUser, type TestApi } from "./helpers.ts";
import { fullTime, marketplaceOf } from "./marketplace-calls.ts";
import * as contract from "./marketplace-contract.ts";

let api: TestApi;
let token: string;
const market = () => marketplaceOf(api, () => token);
/** Somebody with a line of their own and others to choose from. */
let rider: { readonly id: number; readonly ownLine: string };

beforeAll(async () => {
  api = await openTestApi({ employees: 160, routes: 20 });
  token = await api.tokenFor(administrator);
  rider = await findRider();
});
afterAll(() => api.close());

async function findRider() {
  const lines = await findLines(api.database);
  const rows = await api.database
    .select({
      id: employees.id,
      lat: employees.homeLat,
      lng: employees.homeLng,
      ownLine: routePassengers.routeUniqueId,
      seat: routePassengers,
      stop: { lat: locations.lat, lng: locations.lng },
    })
    .from(employees)
    .innerJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .innerJoin(locations, eq(locations.id, routePassengers.locationId))
    .where(and(eq(employees.companyId, administrator.companyId), eq(employees.registrationStatus, "registered")));
  const hasChoice = ({ lat, lng, ownLine, seat, stop }: (typeof rows)[number]) => {
    const line = lines.find(({ route }) => route.uniqueId === ownLine);
    const seeker = {
      companyId: administrator.companyId,
      home: { lat, lng },
      offices: line ? [line.office] : [],
      own: { seat, stop },
    };
    return offersFor(seeker, lines).length > 5;
  };
  const found = rows.find(hasChoice);
  if (!found) throw new Error("Nobody has a choice");
  return found;
}

describe("a search", () => {
  test("finds lines near the passenger's home, the nearest first, five by five", async () => {
    const first = await market().search(market().passenger(rider));
    expect(first.results.data).toHaveLength(5);
    const all = await market().search(market().passenger(rider), 50);
    expect(all.results.data).toHaveLength(all.count);
    expect(all.count).toBe(first.count);
    expect(all.results.data.slice(0, 5)).toEqual(first.results.data);
    const walked = all.results.data.map(
      (card) => card.origin_to_pickup_distance + card.dropoff_to_destination_distance,
    );
    expect(walked).toEqual(walked.toSorted((a, b) => a - b));
    // For a longer walk the demo server's shuttle makes a detour to come nearer.
    expect(Math.max(...all.results.data.map((card) => card.origin_to_pickup_distance))).toBeLessThan(1300);
  });

  test("knows the passenger's own line, which is a route of the company", async () => {
    const { results } = await market().search(market().passenger(rider), 50);
    const own = results.data.filter(({ badge_is_passengers_own_route: flag }) => flag === "True");
    expect(own.map(({ route_unique_id: id }) => id)).toEqual([rider.ownLine]);
    expect(own[0]?.badge_is_owned_route).toBe("True");
    for (const card of results.data) {
      expect(card.route_unique_id.startsWith("R-")).toBe(card.badge_is_owned_route === "True");
    }
  });

  test("tells of the passenger's own line what the list of employees tells", async () => {
    const { results } = await market().search(market().passenger(rider), 50);
    const own = results.data.find(({ badge_is_passengers_own_route: flag }) => flag === "True");
    const detail = await market().detail(rider.ownLine, results.meta.past_search_id);
    const everybody = (await api.get("/api/company/employees/?page_size=all", token)) as {
      readonly results: readonly Readonly<Record<string, unknown>>[];
    };
    const employee = everybody.results.find(({ id }) => id === rider.id);
    for (const [figure, value] of Object.entries(detail.passenger_info)) expect(value, figure).toBe(employee?.[figure]);
    expect(own).toMatchObject({
      origin_to_pickup_distance: employee?.["pickup_walking_distance"],
      shuttle_duration: employee?.["morning_trip_duration"],
      detour_ratio: employee?.["morning_detour_ratio"],
      // The line ends at the office's door.
      dropoff_to_destination_distance: 0,
    });
  });

  test("has a discount for low occupancy, and the badges where they belong", async () => {
    const { results } = await market().search(market().passenger(rider), 50);
    const prices = results.data.map(({ price }) => price);
    for (const card of results.data) {
      const occupancy = card.passenger_count / card.car_capacity;
      const discount = 1 - card.price / card.price_without_discount;
      expect(discount > 0).toBe(occupancy < 0.8);
      expect(discount).toBeLessThan(0.21);
      expect(card.badge_is_cheapest === "True").toBe(card.price === Math.min(...prices));
      expect(card.departure_time <= card.pickup_time && card.pickup_time < card.dropoff_time).toBe(true);
      expect(card.dropoff_time <= card.arrival_time).toBe(true);
    }
    expect(results.data.filter(({ badge_least_emission: flag }) => flag === "True").length).toBeGreaterThan(0);
    const { min_price: min, max_price: max } = results.meta;
    expect(min).toBeLessThan(Math.min(...prices));
    expect(max).toBeGreaterThan(Math.max(...results.data.map((card) => card.price_without_discount)));
  });

  test("works for an address; where no shuttle runs there is no line and no price", async () => {
    const [kadikoy] = await market().places("Caferağa");
    const address = (place: typeof kadikoy) => ({
      type: "address",
      address: place?.description,
      location: place?.coordinates,
    });
    expect((await market().search(address(kadikoy))).count).toBeGreaterThan(0);
    const [sile] = await market().places("Şile");
    const none = await market().search(address(sile));
    expect(none.results.data).toEqual([]);
    expect(none.results.meta).toMatchObject({ min_price: null, max_price: null });
    const path = `/api/marketplace/contact/${none.results.meta.past_search_id}`;
    expect(v.parse(contract.contact, await api.get(path, token))).toEqual({ success: true });
    // Repeating it adds no wish.
    expect(await api.get(path, token)).toEqual({ success: true });
    expect((await api.request("/api/marketplace/contact/99999", { token })).status).toBe(404);
  });

  test("of a stranger, without days, or by a demo account is refused", async () => {
    const stranger = await api.database.select().from(employees).where(eq(employees.companyId, 51)).limit(1);
    const send = async (body: object, of = token) =>
      (await api.request("/api/marketplace/", { token: of, body: { ...fullTime, ...body } })).status;
    expect(await send({ type: "passenger", passenger_id: stranger[0]?.id })).toBe(404);
    expect(await send({ type: "passenger", passenger_id: rider.id, work_days: [] })).toBe(400);
    expect(await send({ type: "passenger", passenger_id: rider.id, work_days: [1, 1] })).toBe(400);
    expect(await send({ type: "passenger", passenger_id: rider.id, work_days_type: "not-defined" })).toBe(400);
    const [gone] = await api.database
      .select({ id: employees.id })
      .from(employees)
      .where(and(eq(employees.companyId, administrator.companyId), eq(employees.registrationStatus, "deleted")))
      .limit(1);
    expect(await send({ type: "passenger", passenger_id: gone?.id })).toBe(400);
    expect(await send({ type: "address", address: " ", location: { latitude: 41, longitude: 29 } })).toBe(400);
    expect(await send({ type: "passenger" })).toBe(400);
    expect(await send({ type: "passenger", passenger_id: rider.id }, await api.tokenFor(prospectUser))).toBe(403);
  });

  test.each([
    ["full-time", "defined", [1, 2, 3, 4, 5], 200],
    ["full-time", "defined", [5, 4, 3, 2, 1], 200],
    ["full-time", "defined", [1, 2, 3], 400],
    ["full-time", "defined", [], 400],
    ["full-time", "not-defined", [], 400],
    ["full-time", "not-defined", [1, 2, 3, 4, 5], 400],
    ["hybrid", "not-defined", [], 200],
    ["hybrid", "not-defined", [1], 400],
    ["hybrid", "defined", [3], 200],
    ["hybrid", "defined", [1, 2, 3, 4, 5], 200],
    ["hybrid", "defined", [], 400],
    ["hybrid", "defined", [6], 400],
    ["hybrid", "defined", [0], 400],
    ["hybrid", "defined", [2, 2], 400],
    ["sometimes", "defined", [1], 400],
  ])("%s, %s, on the days %j is a %i", async (type, daysType, days, status) => {
    const work = { work_type: type, work_days_type: daysType, work_days: days };
    const body = { ...work, type: "passenger", passenger_id: rider.id };
    expect((await api.request("/api/marketplace/", { token, body })).status).toBe(status);
  });

  test("without anybody shows every line with a free seat", async () => {
    const { data } = v.parse(contract.openLines, await api.get("/api/marketplace/routes", token));
    expect(data.length).toBeGreaterThan(10);
    expect(data.every((card) => card.passenger_count < card.car_capacity)).toBe(true);
    expect(new Set(data.map(({ route_unique_id: id }) => id)).size).toBe(data.length);
  });
});

describe("a line", () => {
  test("leads from door to door in both directions", async () => {
    const { results } = await market().search(market().passenger(rider), 50);
    const searchId = results.meta.past_search_id;
    for (const card of results.data.slice(0, 3)) {
      const detail = await market().detail(card.route_unique_id, searchId);
      const { morning_route_info: there, evening_route_info: back, rps_data: shape, passenger_info: figures } = detail;
      expect(shape.morning_rps_data).toMatchObject({
        home: there.origin_coordinates,
        pickup: there.pickup_coordinates,
      });
      expect(shape.evening_rps_data).toMatchObject({
        office: back.origin_coordinates,
        home: back.destination_coordinates,
      });
      const ends = (polyline: string) => {
        const points = decodePolyline(polyline);
        return [points[0], points.at(-1)].map((point) => `${point?.lat.toFixed(5)},${point?.lng.toFixed(5)}`);
      };
      expect(ends(there.origin_to_pickup_polyline)).toEqual([there.origin_coordinates, there.pickup_coordinates]);
      expect(ends(back.dropoff_to_destination_polyline)).toEqual([
        back.dropoff_coordinates,
        back.destination_coordinates,
      ]);
      expect(shape.morning_polyline).toBe(card.way_points_polyline);
      expect(detail).toMatchObject({
        price: card.price,
        price_wo_discount: card.price_without_discount,
        request: null,
      });
      expect(figures).toMatchObject({
        pickup_walking_distance: card.origin_to_pickup_distance,
        morning_trip_duration: card.shuttle_duration,
        morning_detour_ratio: card.detour_ratio,
      });
      expect(detail.routes_data.badge_is_cheapest).toBe(card.badge_is_cheapest);
    }
  });

  test("has a driver and a vehicle", async () => {
    const { results } = await market().search(market().passenger(rider));
    const [card] = results.data;
    const crew = await market().driver(card?.route_unique_id ?? "", results.meta.past_search_id);
    expect(crew.vehicle).toMatchObject({
      total_seat_count: card?.car_capacity,
      trip_passenger_count: card?.passenger_count,
    });
    expect(crew.trip).toMatchObject({ avg_rating: card?.tripmeta_rating_avg, total_trip_count: card?.tripmeta_count });
  });

  test("that the search hasn't found, or of a stranger's search, is unknown", async () => {
    const { results } = await market().search(market().passenger(rider));
    const status = async (lineId: string, searchId: number) =>
      (await api.request(`/api/marketplace/route-details/?unique_id=${lineId}&past_search_id=${searchId}`, { token }))
        .status;
    expect(await status("M-9999", results.meta.past_search_id)).toBe(404);
    expect(await status(results.data[0]?.route_unique_id ?? "", 99_999)).toBe(404);
  });
});

describe("addresses", () => {
  test("are found by any part, with or without Turkish letters, at most eight", async () => {
    expect((await market().places("caferag"))[0]?.description).toBe("Caferağa, Kadıköy/İstanbul");
    const found = await market().places("KADIKÖY");
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.every(({ description }) => description.includes("Kadıköy"))).toBe(true);
    expect(await market().places("Atlantis")).toEqual([]);
  });
});
