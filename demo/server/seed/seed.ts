import { eq, sql } from "drizzle-orm";
import type { Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { accounts, companies, demoState, menuItems, offices } from "../schema-accounts.ts";
import { paymentPlanRequests } from "../schema-billing.ts";
import { companyDrivers, driverDocuments, driverRoutes } from "../schema-drivers.ts";
import { marketplaceRequests, marketplaceSearches } from "../schema-marketplace.ts";
import { lineOfferLines, lineOffers, pilots, seatOfferPassengers, seatOffers } from "../schema-offers.ts";
import { drivers, employees, vehicles } from "../schema-people.ts";
import { locations, routePassengers, routes, routeVariants, stops } from "../schema-routes.ts";
import { addAccounts } from "./accounts.ts";
import { addCompanies } from "./companies.ts";
import { addCompanyDrivers } from "./company-drivers.ts";
import { Draft } from "./draft.ts";
import { addDriverDocuments } from "./driver-documents.ts";
import { insertRows } from "./insert-rows.ts";
import { Network } from "./network.ts";
import { addMarketplace } from "./marketplace.ts";
import { addPilots } from "./offers.ts";
import { laterPilotPlans, pilotPlans } from "./pilot-plans.ts";
import { addPlanRequests } from "./plan-requests.ts";
import { addRegion, type SeedSizes } from "./region.ts";

/** Increased when the tables or the seed change, so that an older demo database isn't used. */
export const seedVersion = 12;

/** Fills an empty database with the data that doesn't change over time: companies, people, routes, accounts, offers. */
export async function seedDatabase(database: Database, sizes: SeedSizes, today: Day): Promise<void> {
  const expected = describe(sizes);
  if (await isSeeded(database, expected)) return;
  await database.transaction(async (transaction) => {
    // Servers that start at the same time wait here for each other; the second one finds the data.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('seed ' || current_schema(), 0))`);
    if (await isSeeded(transaction, expected)) return;
    await writeDraft(transaction, await draftOf(sizes, today, expected));
  });
  // As in calendar.ts: statistics of the tables that lists join.
  await database.execute(
    sql`analyze employees, drivers, vehicles, routes, route_variants, locations, stops, route_passengers, driver_documents`,
  );
}

async function isSeeded(database: Database, expected: string): Promise<boolean> {
  const [seeded] = await database.select().from(demoState).where(eq(demoState.key, "seed"));
  if (seeded !== undefined && seeded.value !== expected) {
    throw new Error(
      `The demo database holds "${seeded.value}", asked for is "${expected}". Start with --reset to make it anew.`,
    );
  }
  return seeded !== undefined;
}

async function draftOf(sizes: SeedSizes, today: Day, seeded: string): Promise<Draft> {
  const draft = new Draft();
  const network = new Network(draft, today);
  addCompanies(draft);
  await addAccounts(draft);
  addRegion(draft, network, sizes, today);
  addPilots(draft, network, pilotPlans);
  // After the people above, so that these keep their names.
  addCompanyDrivers(draft, sizes, today);
  addDriverDocuments(draft, sizes, today);
  addPlanRequests(draft);
  addPilots(draft, network, laterPilotPlans);
  addMarketplace(draft, today);
  draft.state.push({ key: "seed", value: seeded }, { key: "people", value: "0" });
  return draft;
}

function describe(sizes: SeedSizes): string {
  const { employees: people, routes: lines, drivers: crew, pendingDocuments } = sizes;
  const parts = [`version ${seedVersion}`, `${people} employees`, `${lines} routes`];
  if (crew !== undefined) parts.push(`${crew} drivers`);
  if (pendingDocuments !== undefined) parts.push(`${pendingDocuments} pending documents`);
  return parts.join(", ");
}

/** Writes rows after those that they refer to. */
async function writeDraft(database: Database, draft: Draft): Promise<void> {
  await insertRows(database, companies, draft.companies);
  await insertRows(database, offices, draft.offices);
  await insertRows(database, accounts, draft.accounts);
  await insertRows(database, menuItems, draft.menuItems);
  await insertRows(database, pilots, draft.pilots);
  await insertRows(database, employees, draft.employees);
  await insertRows(database, drivers, draft.drivers);
  await insertRows(database, vehicles, draft.vehicles);
  await insertRows(database, routes, draft.routes);
  await insertRows(database, routeVariants, draft.routeVariants);
  await insertRows(database, locations, draft.locations);
  await insertRows(database, stops, draft.stops);
  await insertRows(database, routePassengers, draft.routePassengers);
  await insertRows(database, companyDrivers, draft.companyDrivers);
  await insertRows(database, driverRoutes, draft.driverRoutes);
  await insertRows(database, driverDocuments, draft.driverDocuments);
  await insertRows(database, paymentPlanRequests, draft.planRequests);
  await insertRows(database, marketplaceSearches, draft.marketplaceSearches);
  await insertRows(database, marketplaceRequests, draft.marketplaceRequests);
  await insertRows(database, seatOffers, draft.seatOffers);
  await insertRows(database, seatOfferPassengers, draft.seatOfferPassengers);
  await insertRows(database, lineOffers, draft.lineOffers);
  await insertRows(database, lineOfferLines, draft.lineOfferLines);
  await insertRows(database, demoState, draft.state);
  await database.execute(sql`select setval('employee_ids', ${draft.employees.length})`);
}
