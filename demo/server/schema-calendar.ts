import { boolean, date, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

export const calendarDays = pgTable("calendar_days", {
  day: date("day").primaryKey(),
  isWorkday: boolean("is_workday").notNull(),
  holiday: text("holiday"),
});

/** One run of a route variant. The outcome of a future run is stored already, but not sent before its time. */
export const trips = pgTable("trips", {
  id: integer("id").primaryKey(),
  routeId: integer("route_id").notNull(),
  day: date("day").notNull(),
  plannedStart: timestamp("planned_start", { withTimezone: true }).notNull(),
  /** Seconds. */
  plannedDuration: integer("planned_duration").notNull(),
  actualStart: timestamp("actual_start", { withTimezone: true }).notNull(),
  actualDuration: integer("actual_duration").notNull(),
  isCancelled: boolean("is_cancelled").notNull(),
  passengerCount: integer("passenger_count").notNull(),
});

export const bookings = pgTable(
  "bookings",
  {
    tripId: integer("trip_id").notNull(),
    employeeId: integer("employee_id").notNull(),
    day: date("day").notNull(),
    kind: text("kind", { enum: ["regular", "flexible"] }).notNull(),
    outcome: text("outcome", { enum: ["travelled", "not-coming", "cancelled-by-driver"] }).notNull(),
    /** 1 to 5. */
    tripRating: integer("trip_rating"),
    driverRating: integer("driver_rating"),
    vehicleRating: integer("vehicle_rating"),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.employeeId] })],
);

/** A company's averages as they were on a day. */
export const dailyKpis = pgTable(
  "daily_kpis",
  {
    companyId: integer("company_id").notNull(),
    day: date("day").notNull(),
    walkingDistance: doublePrecision("walking_distance").notNull(),
    duration: doublePrecision("duration").notNull(),
    detourRatio: doublePrecision("detour_ratio").notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day] })],
);
