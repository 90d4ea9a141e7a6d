import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const paymentPlans = ["normal", "early"] as const;
export type PaymentPlan = (typeof paymentPlans)[number];

/** A customer's request for another payment plan. */
export const paymentPlanRequests = pgTable("payment_plan_requests", {
  id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
  companyId: integer("company_id").notNull(),
  paymentPlan: text("payment_plan", { enum: paymentPlans }).notNull(),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
  /** When the provider approves it; may be in the future. */
  approvedAt: timestamp("approved_at", { withTimezone: true }).notNull(),
});
