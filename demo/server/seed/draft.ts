import type { demoState, accounts, companies, menuItems, offices } from "../schema-accounts.ts";
import type { paymentPlanRequests } from "../schema-billing.ts";
import type { companyDrivers, driverDocuments, driverRoutes } from "../schema-drivers.ts";
import type { marketplaceRequests, marketplaceSearches } from "../schema-marketplace.ts";
import type { lineOfferLines, lineOffers, pilots, seatOfferPassengers, seatOffers } from "../schema-offers.ts";
import type { drivers, employees, vehicles } from "../schema-people.ts";
import type { locations, routePassengers, routes, routeVariants, stops } from "../schema-routes.ts";
import { nameAt, type PersonName } from "./names.ts";

/** The rows of the data that doesn't change over time, before they are written. */
export class Draft {
  readonly state: (typeof demoState.$inferInsert)[] = [];
  readonly companies: (typeof companies.$inferInsert)[] = [];
  readonly offices: (typeof offices.$inferInsert)[] = [];
  readonly accounts: (typeof accounts.$inferInsert)[] = [];
  readonly menuItems: (typeof menuItems.$inferInsert)[] = [];
  readonly pilots: (typeof pilots.$inferInsert)[] = [];
  readonly employees: (typeof employees.$inferInsert)[] = [];
  readonly drivers: (typeof drivers.$inferInsert)[] = [];
  readonly vehicles: (typeof vehicles.$inferInsert)[] = [];
  readonly routes: (typeof routes.$inferInsert)[] = [];
  readonly routeVariants: (typeof routeVariants.$inferInsert)[] = [];
  readonly locations: (typeof locations.$inferInsert)[] = [];
  readonly stops: (typeof stops.$inferInsert)[] = [];
  readonly routePassengers: (typeof routePassengers.$inferInsert)[] = [];
  readonly companyDrivers: (typeof companyDrivers.$inferInsert)[] = [];
  readonly driverRoutes: (typeof driverRoutes.$inferInsert)[] = [];
  readonly driverDocuments: (typeof driverDocuments.$inferInsert)[] = [];
  readonly planRequests: (typeof paymentPlanRequests.$inferInsert)[] = [];
  readonly marketplaceSearches: (typeof marketplaceSearches.$inferInsert)[] = [];
  readonly marketplaceRequests: (typeof marketplaceRequests.$inferInsert)[] = [];
  readonly seatOffers: (typeof seatOffers.$inferInsert)[] = [];
  readonly seatOfferPassengers: (typeof seatOfferPassengers.$inferInsert)[] = [];
  readonly lineOffers: (typeof lineOffers.$inferInsert)[] = [];
  readonly lineOfferLines: (typeof lineOfferLines.$inferInsert)[] = [];

  #people = 0;

  /** Names of employees and drivers come from one sequence, so that no two people of the demo share one. */
  nextName(): PersonName {
    return nameAt(this.#people++);
  }
}
