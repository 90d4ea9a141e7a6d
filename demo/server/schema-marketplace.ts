import { boolean, doublePrecision, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Searches of a company; repeating one doesn't add a row. */
export const marketplaceSearches = pgTable("marketplace_searches", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer("company_id").notNull(),
  /** An employee, or null: then the address is set. */
  passengerId: integer("passenger_id"),
  address: text("address"),
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
  workType: text("work_type", { enum: ["full-time", "hybrid"] }).notNull(),
  workDaysType: text("work_days_type", { enum: ["defined", "not-defined"] }).notNull(),
  /** "1,2,5"; empty when they aren't defined. */
  workDays: text("work_days").notNull(),
  searchedAt: timestamp("searched_at", { withTimezone: true }).notNull(),
});

/** Requests for a seat; a cancelled one is deleted. */
export const marketplaceRequests = pgTable("marketplace_requests", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer("company_id").notNull(),
  searchId: integer("search_id").notNull(),
  /** Of a line that may have ended since. */
  routeUniqueId: text("route_unique_id").notNull(),
  price: doublePrecision("price").notNull(),
  /** Changed to another line. */
  isChanged: boolean("is_changed").notNull(),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  /** When the provider refuses it, maybe in the future; null: never. */
  rejectedAt: timestamp("rejected_at", { withTimezone: true }),
});

const bulkStates = ["not-requested", "verify", "requested", "cancelling"] as const;

/** A company's one request for all employees. */
export const bulkRequests = pgTable("bulk_requests", {
  companyId: integer("company_id").primaryKey(),
  state: text("state", { enum: bulkStates }).notNull(),
  /** How many requests the company has made so far. */
  madeCount: integer("made_count").notNull(),
  rejectedAt: timestamp("rejected_at", { withTimezone: true }),
});

/** A request for a line where a search found none. */
export const lineWishes = pgTable("line_wishes", {
  searchId: integer("search_id").primaryKey(),
  accountId: integer("account_id").notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});
