import { describe, expect, test } from "vitest";
import { isOnLand } from "../../demo/server/geo/land.ts";
import { allNeighbourhoods, neighbourhoods, officeArea, type Point } from "../../demo/server/geo/places.ts";
import { decodePolyline } from "../../demo/server/geo/polyline.ts";
import { roadAt } from "../../demo/server/geo/roads.ts";
import { rideOf } from "../../demo/server/marketplace/ride.ts";
import { addCompanies, customer } from "../../demo/server/seed/companies.ts";
import { Draft } from "../../demo/server/seed/draft.ts";
import { addDriverAndVehicle, largestCapacity } from "../../demo/server/seed/fleet.ts";
import { Network } from "../../demo/server/seed/network.ts";
import { addPilots } from "../../demo/server/seed/offers.ts";
import { laterPilotPlans, pilotPlans } from "../../demo/server/seed/pilot-plans.ts";
import { addRegion } from "../../demo/server/seed/region.ts";

const office = officeArea("Levent Plazalar");
const today = "2026-11-19";
const draft = new Draft();
const network = new Network(draft, today);
addCompanies(draft);
addRegion(draft, network, { employees: 520, routes: 37 }, today);
addPilots(draft, network, pilotPlans);
addPilots(draft, network, laterPilotPlans);

describe("the coast", () => {
  test("knows land, sea, strait, lake and island", () => {
    const points = {
      Taksim: { lat: 41.037, lng: 28.985 },
      Üsküdar: { lat: 41.025, lng: 29.02 },
      Marmara: { lat: 40.9, lng: 28.95 },
      Bosphorus: { lat: 41.06, lng: 29.04 },
      "Black Sea": { lat: 41.35, lng: 29.1 },
      "Küçükçekmece Gölü": { lat: 41.0, lng: 28.755 },
      Büyükada: { lat: 40.86, lng: 29.12 },
    };
    const found = Object.entries(points).filter(([, point]) => isOnLand(point));
    expect(found.map(([name]) => name)).toEqual(["Taksim", "Üsküdar", "Büyükada"]);
    expect(allNeighbourhoods.filter((place) => !isOnLand(place))).toEqual([]);
  });
});

describe("the demo's people and stops", () => {
  test("nobody lives in the water", () => {
    const wet = draft.employees.filter(({ homeLat, homeLng }) => !isOnLand({ lat: homeLat, lng: homeLng }));
    expect(wet.map(({ id, homeLat, homeLng }) => `${id}: ${homeLat},${homeLng}`)).toEqual([]);
  });
  test("no stop is in the water, on a bridge, on a motorway or in a tunnel", () => {
    const isBad = (stop: Point) => !isOnLand(stop) || ["motorway", "tunnel"].includes(roadAt(stop) ?? "");
    expect(draft.locations.filter(isBad).map(({ id, lat, lng }) => `${id}: ${lat},${lng}`)).toEqual([]);
    const rides = draft.routeVariants.flatMap((variant) => {
      const line = {
        ...variant,
        polyline: variant.waypointsPolyline,
        points: decodePolyline(variant.waypointsPolyline),
      };
      const isMorning = variant.timePeriod === "morning";
      return neighbourhoods
        .filter((_, index) => index % 8 === 0)
        .flatMap((home) => rideOf(line, isMorning ? home : office, isMorning ? office : home) ?? []);
    });
    expect(rides.length).toBeGreaterThan(100);
    expect(rides.flatMap(({ pickup, dropoff }) => [pickup, dropoff]).filter(isBad)).toEqual([]);
  });
  test("every route has as many stops as its people need", () => {
    for (const { uniqueId } of draft.routes) {
      const riders = draft.routePassengers.filter((rider) => rider.routeUniqueId === uniqueId);
      const stops = new Set(riders.map(({ locationId }) => locationId));
      expect(stops.size).toBe(Math.min(Math.max(Math.round(riders.length / 2.4), 2), 10));
    }
  });
});

test("the customer has full vehicles, one with a seat too few, and two whose seats aren't told", () => {
  const own = draft.routes.filter(({ companyId, pilotId }) => companyId === customer.id && pilotId === null);
  const found = own.map(({ uniqueId, vehicleId }) => {
    const vehicle = draft.vehicles.find(({ id }) => id === vehicleId);
    const passengers = draft.routePassengers.filter(({ routeUniqueId }) => routeUniqueId === uniqueId).length;
    return { isTold: vehicle?.areSeatsTold, free: (vehicle?.capacity ?? 0) - passengers };
  });
  const frees = found.filter(({ isTold }) => isTold).map(({ free }) => free);
  expect(frees).toHaveLength(35);
  expect(frees.filter((free) => free < 0)).toEqual([-1]);
  expect(frees.filter((free) => free === 0).length).toBeGreaterThanOrEqual(2);
  expect(frees.some((free) => free >= 1 && free <= 3) && frees.some((free) => free >= 4)).toBe(true);
});

test("a route that fills the largest vehicle has no larger one", () => {
  const seats = new Draft();
  addDriverAndVehicle(seats, largestCapacity, today, "roomy");
  expect(seats.vehicles.map(({ capacity }) => capacity)).toEqual([largestCapacity]);
});
