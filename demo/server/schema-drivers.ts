import { date, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { documentKinds } from "./drivers/document-kinds.ts";
import { storedStatuses } from "./drivers/document-status.ts";

/** Drivers of a customer, each with their present vehicle. */
export const companyDrivers = pgTable("company_drivers", {
  driverId: integer("driver_id").primaryKey(),
  companyId: integer("company_id").notNull(),
  /** Null: none assigned yet. */
  vehicleId: integer("vehicle_id"),
});

/** The regular driver of a route and the substitutes. */
export const driverRoutes = pgTable(
  "driver_routes",
  {
    driverId: integer("driver_id").notNull(),
    routeUniqueId: text("route_unique_id").notNull(),
    startDay: date("start_day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.driverId, table.routeUniqueId] })],
);

/** Documents that a driver has to submit. One that hasn't been submitted yet is here too, without a value. */
export const driverDocuments = pgTable("driver_documents", {
  id: integer("id").primaryKey(),
  driverId: integer("driver_id").notNull(),
  kind: text("kind", { enum: documentKinds }).notNull(),
  status: text("status", { enum: storedStatuses }).notNull(),
  rejectionReason: text("rejection_reason"),
  registeredDay: date("registered_day"),
  /** Path or address of a picture, an address, or a text; not validated. */
  value: text("value"),
  valueType: text("value_type", { enum: ["photo", "link", "text"] }).notNull(),
  receivingDay: date("receiving_day"),
  expirationDay: date("expiration_day"),
  /** How many decisions about this document alone are still refused, to demonstrate a failure and its retry. */
  refusalsLeft: integer("refusals_left").notNull(),
});

/** Every decision of a customer, the latest of which is the document's status. */
export const documentDecisions = pgTable("document_decisions", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  documentId: integer("document_id").notNull(),
  accountId: integer("account_id").notNull(),
  previousStatus: text("previous_status", { enum: storedStatuses }).notNull(),
  status: text("status", { enum: storedStatuses }).notNull(),
  rejectionReason: text("rejection_reason"),
  decidedAt: timestamp("decided_at", { withTimezone: true }).notNull(),
});

/** Who saw which driver's number, when and why; never the number. */
export const phoneReveals = pgTable("phone_reveals", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer("account_id").notNull(),
  driverId: integer("driver_id").notNull(),
  reason: text("reason").notNull(),
  revealedAt: timestamp("revealed_at", { withTimezone: true }).notNull(),
});
