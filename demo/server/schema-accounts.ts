import { boolean, doublePrecision, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const demoState = pgTable("demo_state", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});

export const companies = pgTable("companies", {
  id: integer("id").primaryKey(),
  name: text("name").notNull().unique(),
  /** customer: signs in and sees its trips. neighbour: its people and routes share the region. demo: sees offers. */
  kind: text("kind", { enum: ["customer", "neighbour", "demo"] }).notNull(),
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
  isBillingEnabled: boolean("is_billing_enabled").notNull(),
  isDocumentsEnabled: boolean("is_documents_enabled").notNull(),
  accountManagerEmail: text("account_manager_email").notNull(),
  slaWalkingDistance: integer("sla_walking_distance"),
  slaDuration: integer("sla_duration"),
  slaDetourRatio: doublePrecision("sla_detour_ratio"),
});

export const offices = pgTable("offices", {
  id: integer("id").primaryKey(),
  companyId: integer("company_id").notNull(),
  name: text("name").notNull(),
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
});

export const accounts = pgTable("accounts", {
  id: integer("id").primaryKey(),
  companyId: integer("company_id").notNull(),
  username: text("username").notNull().unique(),
  passwordHash: text("password_hash").notNull(),
  pinHash: text("pin_hash").notNull(),
  fullName: text("full_name").notNull(),
  accountType: text("account_type", { enum: ["company", "demo"] }).notNull(),
  userType: text("user_type", { enum: ["admin", "user"] }).notNull(),
  logo: text("logo"),
  /** The message sent instead of a token after a correct PIN. */
  signInMessage: text("sign_in_message"),
});

/** Which modules a demo company's menu opens. */
export const menuItems = pgTable("menu_items", {
  companyId: integer("company_id").primaryKey(),
  offer: boolean("offer").notNull(),
  airview: boolean("airview").notNull(),
  billing: boolean("billing").notNull(),
  pastTrips: boolean("past_trips").notNull(),
  routeDetails: boolean("route_details").notNull(),
  drivers: boolean("drivers").notNull(),
  summary: boolean("summary").notNull(),
});

export const sessions = pgTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  accountId: integer("account_id").notNull(),
  expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
});

export const loginFailures = pgTable("login_failures", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  username: text("username").notNull(),
  /** Of the client; empty when it isn't known. */
  address: text("address").notNull(),
  failedAt: timestamp("failed_at", { withTimezone: true }).notNull(),
});
