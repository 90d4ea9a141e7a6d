import { addDays, daysBetween, type Day } from "../calendar/day.ts";
import { customer } from "./companies.ts";
import type { Draft } from "./draft.ts";
import { models, plateAt } from "./fleet.ts";
import { Random } from "./random.ts";
import type { SeedSizes } from "./region.ts";

const driversPerRoute = 6;
/** Default maximum of all drivers, stand-ins included, also in a demo with many routes. */
const usualLimit = 2000;
/** Ids of stand-ins begin here in every size of the demo. */
export const firstStandIn = 10_001;

/** Properties of the first stand-ins, so that every case exists in the demo. */
interface Oddities {
  readonly isNew?: boolean;
  readonly lacksPlate?: boolean;
  readonly routes?: number;
}
const oddities: readonly Oddities[] = [{ isNew: true }, { lacksPlate: true }, { routes: 3 }];

/** The regular drivers of the customer's routes, then their substitutes. */
export function addCompanyDrivers(draft: Draft, { drivers }: SeedSizes, today: Day): void {
  const routes = draft.routes.filter(({ companyId, pilotId }) => companyId === customer.id && pilotId === null);
  for (const { uniqueId, driverId, vehicleId } of routes) {
    draft.companyDrivers.push({ driverId, companyId: customer.id, vehicleId });
    assign(draft, driverId, [uniqueId], today);
  }
  const usual = Math.min(routes.length * driversPerRoute, usualLimit);
  const plates = new Set(draft.vehicles.map(({ licensePlate }) => licensePlate));
  for (let index = 0; index < (drivers ?? usual) - routes.length; index += 1) {
    const random = new Random(`stand-in ${index}`);
    const odd = oddities[index] ?? {};
    const driverId = addStandIn(draft, index, random, odd, today);
    const vehicleId = odd.isNew ? null : addVehicle(draft, index, random, odd, plates, today);
    draft.companyDrivers.push({ driverId, companyId: customer.id, vehicleId });
    const count = odd.isNew ? 0 : (odd.routes ?? (random.chance(0.2) ? 2 : 1));
    // Far apart in the list of routes, so that consecutive drivers don't share all their routes.
    const driven = Array.from({ length: count }, (_, turn) => routes[(index + turn * 5) % routes.length]?.uniqueId);
    assign(draft, driverId, [...new Set(driven)], today);
  }
}

function addStandIn(draft: Draft, index: number, random: Random, { isNew = false }: Oddities, today: Day): number {
  const { first, last } = draft.nextName();
  const id = firstStandIn + index;
  draft.drivers.push({
    id,
    firstName: first,
    lastName: last,
    phoneNumber: isNew
      ? null
      : `54${random.integer(2, 9)}${String((index * 3_456_107 + 1) % 10_000_000).padStart(7, "0")}`,
    hasPhoto: !isNew && random.chance(0.6),
    rating: isNew ? 0 : Math.round(random.between(3.8, 4.95) * 10) / 10,
    ratingCount: isNew ? 0 : random.integer(3, 240),
    startDay: addDays(today, isNew ? -1 : -random.integer(20, 1500)),
  });
  return id;
}

function addVehicle(
  draft: Draft,
  index: number,
  random: Random,
  { lacksPlate = false }: Oddities,
  plates: Set<string | null | undefined>,
  today: Day,
): number {
  let plate = plateAt(index, random);
  while (plates.has(plate)) plate = plateAt(index, random);
  plates.add(plate);
  const id = firstStandIn + index;
  const { brand, model, capacity } = random.pick(models);
  draft.vehicles.push({
    id,
    licensePlate: lacksPlate || index % 61 === 60 ? null : plate,
    brand,
    model,
    year: Number(today.slice(0, 4)) - random.integer(0, 9),
    capacity,
    areSeatsTold: true,
    rating: Math.round(random.between(3.9, 4.9) * 10) / 10,
    ratingCount: random.integer(3, 200),
  });
  return id;
}

/** Assigns routes to a driver, whose start days are spread from the driver's own start to today. */
function assign(draft: Draft, driverId: number, uniqueIds: readonly (string | undefined)[], today: Day): void {
  const startDay = draft.drivers.find(({ id }) => id === driverId)?.startDay ?? today;
  const served = daysBetween(startDay, today);
  for (const [turn, routeUniqueId] of uniqueIds.entries()) {
    if (routeUniqueId === undefined) continue;
    const days = Math.floor((served * turn) / uniqueIds.length);
    draft.driverRoutes.push({ driverId, routeUniqueId, startDay: addDays(startDay, days) });
  }
}
