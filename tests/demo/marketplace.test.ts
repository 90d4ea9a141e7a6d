import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import { findLines } from "../../demo/server/marketplace/find-lines.ts";
import { offersFor } from "../../demo/server/marketplace/offers.ts";
import { employees } from "../../demo/server/schema-people.ts";
import { locations, routePassengers } from "../../demo/server/schema-routes.ts";
import { employeesCall } from "../../src/core/api/employees.ts";
import { fetchLineDetail, fetchLineDriver } from "../../src/core/api/marketplace-detail.ts";
import { fetchAddresses } from "../../src/core/api/marketplace-people.ts";
import { requestLine } from "../../src/core/api/marketplace-requests.ts";
import { type LinePage, type MarketplaceSearch, fetchLines, fetchOpenLines } from "../../src/core/api/marketplace.ts";
import { workweek } from "../../src/core/api/marketplace-values.ts";
import type { Http } from "../../src/core/http/http.ts";
import { administrator, sharedTestApi, withQuery } from "./helpers.ts";

const demo = sharedTestApi({ employees: 160, routes: 20 });
const fullTime = { workType: "full-time", workDaysType: "defined", workDays: workweek } as const;
let http: Http;
/** Somebody with a line of their own and others to choose from, and what is found for them. */
let rider: { readonly id: number; readonly ownLine: string };
let found: LinePage;

const search = (subject: MarketplaceSearch["subject"], pageSize = 50) =>
  fetchLines(http, { ...fullTime, subject }, pageSize);
const searchForRider = (pageSize?: number) =>
  search({ type: "passenger", passenger: { id: String(rider.id), name: "" } }, pageSize);
const keyOf = (lineId = "") => ({ lineId, pastSearchId: found.pastSearchId ?? "" });

beforeAll(async () => {
  ({ http } = await demo.session());
  rider = await findRider();
  found = await searchForRider();
});

async function findRider() {
  const lines = await findLines(demo.database);
  const rows = await demo.database
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
  const first = rows.find(hasChoice);
  if (!first) throw new Error("Nobody has a choice");
  return first;
}

describe("a search", () => {
  test("finds lines near the passenger's home, the nearest first, as many as are asked for", async () => {
    expect(found.lines).toHaveLength(Number(found.count));
    const first = await searchForRider(5);
    expect(first).toEqual({ ...found, lines: found.lines.slice(0, 5) });
    const walked = found.lines.map(
      (line) => Number(line.walkToPickup.distance) + Number(line.walkFromDropoff.distance),
    );
    expect(walked).toEqual(walked.toSorted((a, b) => a - b));
    // For a longer walk the demo server's shuttle makes a detour to come nearer.
    expect(Math.max(...found.lines.map((line) => Number(line.walkToPickup.distance)))).toBeLessThan(1300);
  });

  test("knows the passenger's own line, which is a route of the company", () => {
    const own = found.lines.filter(({ badges }) => badges.isPassengersOwn);
    expect(own.map(({ id }) => id)).toEqual([rider.ownLine]);
    expect(own[0]?.badges.isOwned).toBe(true);
    for (const { id, badges } of found.lines) expect(id.startsWith("R-")).toBe(badges.isOwned);
  });

  test("tells of the passenger's own line what the list of employees tells", async () => {
    const own = found.lines.find(({ badges }) => badges.isPassengersOwn);
    const { passenger } = await fetchLineDetail(http, keyOf(rider.ownLine));
    const { results } = await demo.read(employeesCall, { page_size: "all" });
    const { morning, evening } = results.find(({ id }) => id === String(rider.id)) ?? {};
    for (const [figures, ride] of [
      [morning, passenger.morning],
      [evening, passenger.evening],
    ] as const) {
      const { walkingDistance, tripDuration: duration, detourRatio } = figures ?? {};
      expect(ride).toEqual({ walkingDistance, duration, detourRatio });
    }
    expect(own).toMatchObject({
      walkToPickup: { distance: morning?.walkingDistance },
      duration: morning?.tripDuration,
      detourRatio: morning?.detourRatio,
      // The line ends at the office's door.
      walkFromDropoff: { distance: 0 },
    });
  });

  test("has a discount for low occupancy, and the badges where they belong", () => {
    const prices = found.lines.map(({ price }) => Number(price));
    for (const line of found.lines) {
      const discount = 1 - Number(line.price) / Number(line.priceWithoutDiscount);
      expect(discount > 0).toBe(Number(line.passengerCount) / Number(line.capacity) < 0.8);
      expect(discount).toBeLessThan(0.21);
      expect(line.badges.isCheapest).toBe(line.price === Math.min(...prices));
      const times = [line.departureTime, line.pickupTime, line.dropoffTime, line.arrivalTime];
      expect(times).toEqual(times.toSorted());
      expect(line.pickupTime).not.toBe(line.dropoffTime);
    }
    expect(found.lines.some(({ badges }) => badges.hasLeastEmission)).toBe(true);
    expect(found.minPrice).toBeLessThan(Math.min(...prices));
    expect(found.maxPrice).toBeGreaterThan(Math.max(...found.lines.map((line) => Number(line.priceWithoutDiscount))));
  });

  test("works for an address; where no shuttle runs there is no line and no price, and one can be asked for", async () => {
    const searchAt = async (text: string) => {
      const [place] = await fetchAddresses(http, text);
      if (!place) throw new Error(`${text} isn't found`);
      return search({ type: "address", address: place.description, location: place.location });
    };
    expect((await searchAt("Caferağa")).lines.length).toBeGreaterThan(0);
    const none = await searchAt("Şile");
    expect(none).toMatchObject({ lines: [], minPrice: null, maxPrice: null });
    // Repeating it adds no wish.
    for (let time = 0; time < 2; time += 1) await requestLine(http, none.pastSearchId ?? "");
    await expect(requestLine(http, "99999")).rejects.toMatchObject({ status: 404 });
  });

  describe("is a", () => {
    const idOf = async (where: ReturnType<typeof and>) => {
      const [person] = await demo.database.select({ id: employees.id }).from(employees).where(where).limit(1);
      return person?.id;
    };
    const stranger = () => idOf(eq(employees.companyId, 51));
    const gone = () =>
      idOf(and(eq(employees.companyId, administrator.companyId), eq(employees.registrationStatus, "deleted")));

    const days = { work_type: "full-time", work_days_type: "defined", work_days: [1, 2, 3, 4, 5] };
    test.each<readonly [number, string, () => object | Promise<object>]>([
      [404, "of a stranger", async () => ({ type: "passenger", passenger_id: await stranger() })],
      [400, "of somebody who is gone", async () => ({ type: "passenger", passenger_id: await gone() })],
      [400, "of nobody", () => ({ type: "passenger" })],
      [400, "of a blank address", () => ({ type: "address", address: " ", location: { latitude: 41, longitude: 29 } })],
    ])("%i %s", async (status, _what, subject) => {
      expect(await demo.status("/api/marketplace/", { body: { ...days, ...(await subject()) } })).toBe(status);
    });

    test.each([
      [200, "full-time", "defined", [1, 2, 3, 4, 5]],
      [200, "full-time", "defined", [5, 4, 3, 2, 1]],
      [400, "full-time", "defined", [1, 2, 3]],
      [400, "full-time", "defined", [1, 1]],
      [400, "full-time", "defined", []],
      [400, "full-time", "not-defined", []],
      [400, "full-time", "not-defined", [1, 2, 3, 4, 5]],
      [200, "hybrid", "not-defined", []],
      [400, "hybrid", "not-defined", [1]],
      [200, "hybrid", "defined", [3]],
      [200, "hybrid", "defined", [1, 2, 3, 4, 5]],
      [400, "hybrid", "defined", []],
      [400, "hybrid", "defined", [6]],
      [400, "hybrid", "defined", [0]],
      [400, "hybrid", "defined", [2, 2]],
      [400, "sometimes", "defined", [1]],
    ])("%i for %s, %s, on the days %j", async (status, type, daysType, workDays) => {
      const work = { work_type: type, work_days_type: daysType, work_days: workDays };
      const body = { ...work, type: "passenger", passenger_id: rider.id };
      expect(await demo.status("/api/marketplace/", { body })).toBe(status);
    });
  });

  test("without anybody shows every line with a free seat, each once", async () => {
    const lines = await fetchOpenLines(http);
    expect(lines.length).toBeGreaterThan(10);
    for (const { passengerCount, capacity } of lines) expect(passengerCount).toBeLessThan(Number(capacity));
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    for (const { id, badges } of lines) expect(id.startsWith("R-"), id).toBe(badges.isOwned);
    expect(lines.some(({ badges }) => badges.isOwned) && lines.some(({ badges }) => !badges.isOwned)).toBe(true);
  });
});

describe("a line", () => {
  test("leads from door to door in both directions", async () => {
    const ends = (polyline: string | null = "") => {
      const points = decodePolyline(polyline ?? "");
      return [points[0], points.at(-1)].map((point) => [Number(point?.lat.toFixed(5)), Number(point?.lng.toFixed(5))]);
    };
    for (const line of found.lines.slice(0, 3)) {
      const { morning: there, evening: back, ...detail } = await fetchLineDetail(http, keyOf(line.id));
      if (!there || !back) throw new Error(`${line.id} has one direction only`);
      const marked = (markers: typeof there.markers, icon: string) =>
        markers.find((one) => one.icon === icon)?.position;
      expect(marked(there.markers, "home")).toEqual(there.origin);
      expect(marked(there.markers, "pickup")).toEqual(there.pickup);
      expect(marked(back.markers, "office")).toEqual(back.origin);
      expect(marked(back.markers, "home")).toEqual(back.destination);
      expect(ends(there.walkToPickup)).toEqual([there.origin, there.pickup]);
      expect(ends(back.walkFromDropoff)).toEqual([back.dropoff, back.destination]);
      expect(there.polyline).toBe(line.polyline);
      const { price, priceWithoutDiscount, duration, detourRatio, walkToPickup, badges } = line;
      expect(detail).toMatchObject({ price, priceWithoutDiscount, request: null });
      expect(detail.passenger.morning).toEqual({ walkingDistance: walkToPickup.distance, duration, detourRatio });
      expect(detail.badges.isCheapest).toBe(badges.isCheapest);
    }
  });

  test("has a driver and a vehicle", async () => {
    const [line] = found.lines;
    const { vehicle, trip } = await fetchLineDriver(http, keyOf(line?.id));
    expect(vehicle).toMatchObject({ seatCount: line?.capacity, passengerCount: line?.passengerCount });
    expect(trip).toMatchObject({ rating: line?.rating, count: line?.tripCount });
  });

  test("that the search hasn't found, or of a stranger's search, is a 404", async () => {
    const statusOf = (unique_id: string, past_search_id: string) =>
      demo.status(withQuery("/api/marketplace/route-details/", { unique_id, past_search_id }));
    expect(await statusOf("M-9999", found.pastSearchId ?? "")).toBe(404);
    expect(await statusOf(found.lines[0]?.id ?? "", "99999")).toBe(404);
  });

  test("with NUL in its name is a 400", async () => {
    expect(await demo.status("/api/marketplace/route-details/?past_search_id=1&unique_id=a%00b")).toBe(400);
  });
});

describe("addresses", () => {
  test("are found by any part, with or without Turkish letters, at most eight", async () => {
    const namesFor = async (text: string) => (await fetchAddresses(http, text)).map(({ description }) => description);
    expect((await namesFor("caferag"))[0]).toBe("Caferağa, Kadıköy/İstanbul");
    const names = await namesFor("KADIKÖY");
    expect(names.length).toBeGreaterThan(3);
    expect(names.length).toBeLessThanOrEqual(8);
    for (const name of names) expect(name).toContain("Kadıköy");
    expect(await namesFor("Atlantis")).toEqual([]);
  });
});
