import { boolean, date, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";

export const registrationStatuses = ["registered", "on_hold", "deleted"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Passengers of every company; a person is a "shadow" to all companies but their own. */
export const employees = pgTable("employees", {
  id: integer("id").primaryKey(),
  companyId: integer("company_id").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text("email").notNull(),
  phoneNumber: text("phone_number").notNull(),
  homeAddress: text("home_address").notNull(),
  homeLat: doublePrecision("home_lat").notNull(),
  homeLng: doublePrecision("home_lng").notNull(),
  registrationStatus: text("registration_status", { enum: registrationStatuses }).notNull(),
  /** First day of the status; null: before the demo began. For an employee who was just added it is in the future. */
  statusSince: date("status_since"),
  /** Set while a requested change is pending (employees/membership.ts). */
  pendingStatus: text("pending_status", { enum: registrationStatuses }),
  pendingDay: date("pending_day"),
  /** regular: books every workday. flexible: books some. */
  workPlan: text("work_plan", { enum: ["regular", "flexible"] }).notNull(),
  firstTripDay: date("first_trip_day"),
  /** The texts for searching and for the sort order (employees/employee-texts.ts). */
  searchText: text("search_text").notNull(),
  sortKey: text("sort_key").notNull(),
});

export const drivers = pgTable("drivers", {
  id: integer("id").primaryKey(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  /** Null: the provider doesn't know it. */
  phoneNumber: text("phone_number"),
  hasPhoto: boolean("has_photo").notNull(),
  rating: doublePrecision("rating").notNull(),
  ratingCount: integer("rating_count").notNull(),
  startDay: date("start_day").notNull(),
});

export const vehicles = pgTable("vehicles", {
  id: integer("id").primaryKey(),
  /** Null: not known yet; the API says "Undefined" then. */
  licensePlate: text("license_plate"),
  brand: text("brand").notNull(),
  model: text("model").notNull(),
  year: integer("year").notNull(),
  capacity: integer("capacity").notNull(),
  /** False: the driver's answer has no number of seats. */
  areSeatsTold: boolean("are_seats_told").notNull(),
  rating: doublePrecision("rating").notNull(),
  ratingCount: integer("rating_count").notNull(),
});
