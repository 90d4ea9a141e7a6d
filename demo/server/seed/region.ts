import type { Day } from "../calendar/day.ts";
import { customer, neighbours, type SeedCompany, type SeedOffice } from "./companies.ts";
import type { Draft } from "./draft.ts";
import { largestCapacity, type VehicleOddity } from "./fleet.ts";
import type { Boarding, Network } from "./network.ts";
import { addResting } from "./people.ts";
import { Random } from "./random.ts";

export interface SeedSizes {
  readonly employees: number;
  readonly routes: number;
  /** Number of the customer's drivers; by default six per route, at most 2000. */
  readonly drivers?: number | undefined;
  /** Number of documents that wait for the customer; by default 40 % of the number of drivers. */
  readonly pendingDocuments?: number | undefined;
}

const onHoldShare = 0.065;
const deletedShare = 0.012;
/** The most passengers of the customer on a route; the other seats are for other companies. */
const ownLimit = largestCapacity - 6;

/**
 * By position among the customer's routes, so that a list has full vehicles and unknown ones too. The roomy ones have seats for all
 * passengers of a neighbour that could share their way: positions 36, 8 and 13.
 */
const oddVehicles: ReadonlyMap<number, VehicleOddity> = new Map([
  [2, "roomy"],
  [12, "full"],
  [14, "roomy"],
  [15, "short"],
  [20, "untold"],
  [21, "roomy"],
  [24, "full"],
  [31, "untold"],
]);
/** Minutes by which the evening of a route starts earlier, about when its neighbour's does. */
const earlierEvenings: ReadonlyMap<number, number> = new Map([[36, 10]]);

/** The customer's own routes with its people, and the routes of other companies around it. */
export function addRegion(draft: Draft, network: Network, { employees, routes }: SeedSizes, today: Day): void {
  const random = new Random("region");
  const onHold = Math.round(employees * onHoldShare);
  const deleted = Math.round(employees * deletedShare);
  const registered = employees - onHold - deleted;
  const seats = distribute(registered, routes, random);
  for (const [index, count] of seats.entries()) {
    network.addRoute({
      company: customer,
      office: officeFor(customer, index),
      boardings: [{ company: customer, count }, ...shadows(index, count, random)],
      vehicle: oddVehicles.get(index) ?? null,
      earlierEvening: earlierEvenings.get(index) ?? 0,
    });
  }
  const seated = seats.reduce((sum, count) => sum + count, 0);
  addResting(draft, customer, registered - seated, "registered", today);
  addResting(draft, customer, onHold, "on_hold", today);
  addResting(draft, customer, deleted, "deleted", today);
  for (let index = 0; index < Math.max(5, Math.round(routes * 0.6)); index += 1) {
    const company = at(neighbours, index);
    const guest = random.chance(0.3) ? [{ company: at(neighbours, index + 1), count: random.integer(1, 3) }] : [];
    const boardings = [{ company, count: random.integer(7, 15) }, ...guest];
    network.addRoute({ company, office: officeFor(company, index), boardings });
  }
}

/** At least one passenger per route while they last, the rest by the routes' popularity. People beyond all seats get none. */
function distribute(people: number, routes: number, random: Random): number[] {
  const counts = Array.from({ length: routes }, (_, route): number => (route < people ? 1 : 0));
  // A route is in the draw as often as it is popular, until its seats are taken.
  let draw = counts.flatMap((_, route) => Array.from({ length: random.integer(6, 14) }, () => route));
  for (let person = routes; person < people && draw.length > 0; person += 1) {
    const route = random.pick(draw);
    const count = (counts[route] ?? 0) + 1;
    counts[route] = count;
    if (count === ownLimit) draw = draw.filter((other) => other !== route);
  }
  return counts;
}

/** Passengers of other companies: on every fourth route, and on routes with few passengers of our own. */
function shadows(index: number, ownCount: number, random: Random): Boarding[] {
  const missing = Math.max(0, 4 - ownCount);
  if (index % 4 !== 1 && missing === 0) return [];
  return [{ company: at(neighbours, index), count: missing + random.integer(2, 5) }];
}

/** Every second route ends at the head office. */
function officeFor(company: SeedCompany, index: number): SeedOffice {
  const [headOffice, ...others] = company.offices;
  if (!headOffice) throw new Error(`${company.name} has no office`);
  return index % 2 === 0 || others.length === 0 ? headOffice : at(others, Math.floor(index / 2));
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error("There is nothing to choose from");
  return item;
}
