import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Feedback on a route variant or a trip: exactly one of the two is set. */
export const feedback = pgTable("feedback", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  accountId: integer("account_id").notNull(),
  routeId: integer("route_id"),
  tripId: integer("trip_id"),
  text: text("text").notNull(),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull(),
});
