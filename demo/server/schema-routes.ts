import { doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A shuttle line; its two variants share the unique id, the driver and the vehicle. */
export const routes = pgTable("routes", {
  uniqueId: text("unique_id").primaryKey(),
  companyId: integer("company_id").notNull(),
  /** Set on the planned routes of a demo company's pilot. */
  pilotId: integer("pilot_id"),
  name: text("name").notNull(),
  officeId: integer("office_id").notNull(),
  driverId: integer("driver_id").notNull(),
  vehicleId: integer("vehicle_id").notNull(),
});

export const routeVariants = pgTable("route_variants", {
  routeId: integer("route_id").primaryKey(),
  routeUniqueId: text("route_unique_id").notNull(),
  timePeriod: text("time_period", { enum: ["morning", "evening"] }).notNull(),
  /** Minutes since midnight. */
  departure: integer("departure").notNull(),
  /** Seconds, whole minutes. */
  duration: integer("duration").notNull(),
  /** Metres. */
  length: integer("length").notNull(),
  waypointsPolyline: text("waypoints_polyline").notNull(),
});

/** Where people get on and off; both variants of a route use the same ones. */
export const locations = pgTable("locations", {
  id: integer("id").primaryKey(),
  neighbourhood: text("neighbourhood").notNull(),
  district: text("district").notNull(),
  side: text("side", { enum: ["Avrupa", "Anadolu"] }).notNull(),
  lat: doublePrecision("lat").notNull(),
  lng: doublePrecision("lng").notNull(),
});

export const stops = pgTable(
  "stops",
  {
    routeId: integer("route_id").notNull(),
    orderNumber: integer("order_number").notNull(),
    locationId: integer("location_id").notNull(),
    /** Minutes since midnight. */
    arrival: integer("arrival").notNull(),
  },
  (table) => [primaryKey({ columns: [table.routeId, table.orderNumber] })],
);

/** Who rides which route from which stop. */
export const routePassengers = pgTable("route_passengers", {
  employeeId: integer("employee_id").primaryKey(),
  routeUniqueId: text("route_unique_id").notNull(),
  locationId: integer("location_id").notNull(),
  /** Metres. */
  pickupWalkingDistance: integer("pickup_walking_distance").notNull(),
  dropoffWalkingDistance: integer("dropoff_walking_distance").notNull(),
  /** From home to the stop, and from the stop home. */
  pickupPolyline: text("pickup_polyline").notNull(),
  dropoffPolyline: text("dropoff_polyline").notNull(),
  /** Seconds. */
  morningTripDuration: integer("morning_trip_duration").notNull(),
  eveningTripDuration: integer("evening_trip_duration").notNull(),
  /** How much longer than by car, in percent. */
  morningDetourRatio: doublePrecision("morning_detour_ratio").notNull(),
  eveningDetourRatio: doublePrecision("evening_detour_ratio").notNull(),
});
