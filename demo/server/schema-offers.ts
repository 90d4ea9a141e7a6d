import { boolean, doublePrecision, integer, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** A group of people for whom a demo company was offered a service. */
export const pilots = pgTable("pilots", {
  id: integer("id").primaryKey(),
  companyId: integer("company_id").notNull(),
  name: text("name").notNull(),
});

/** Offers have an age instead of a date, so that a valid demo offer stays valid and an expired one expired. */
const age = {
  madeDaysAgo: integer("made_days_ago").notNull(),
  validityDays: integer("validity_days").notNull(),
};

export const seatOffers = pgTable("seat_offers", {
  pilotId: integer("pilot_id").primaryKey(),
  name: text("name").notNull(),
  ...age,
  workingHours: text("working_hours").notNull(),
  /** TL a month; the distance price is per km. */
  basePrice: doublePrecision("base_price").notNull(),
  directDistancePrice: doublePrecision("direct_distance_price").notNull(),
  bridgePrice: doublePrecision("bridge_price").notNull(),
  avrasyaPrice: doublePrecision("avrasya_price").notNull(),
  tollRoadPrice: doublePrecision("toll_road_price").notNull(),
  /** Percent. */
  customerDiscount: doublePrecision("customer_discount").notNull(),
  earlyPaymentDiscount: doublePrecision("early_payment_discount").notNull(),
});

export const seatOfferPassengers = pgTable(
  "seat_offer_passengers",
  {
    pilotId: integer("pilot_id").notNull(),
    employeeId: integer("employee_id").notNull(),
    /** Kilometres. */
    directDistance: doublePrecision("direct_distance").notNull(),
    usesBridge: boolean("uses_bridge").notNull(),
    usesAvrasya: boolean("uses_avrasya").notNull(),
    usesTollRoad: boolean("uses_toll_road").notNull(),
  },
  (table) => [primaryKey({ columns: [table.pilotId, table.employeeId] })],
);

export const lineOffers = pgTable("line_offers", {
  pilotId: integer("pilot_id").primaryKey(),
  name: text("name").notNull(),
  ...age,
  /** Percent; null: this discount isn't part of the offer. */
  customerDiscount: doublePrecision("customer_discount"),
  earlyPaymentDiscount: doublePrecision("early_payment_discount"),
  gasPriceImpact: doublePrecision("gas_price_impact").notNull(),
  gasFreezeRange: doublePrecision("gas_freeze_range").notNull(),
  inflationImpact: doublePrecision("inflation_impact").notNull(),
  inflationType: text("inflation_type").notNull(),
  inflationPeriod: integer("inflation_period").notNull(),
  minWageImpact: doublePrecision("min_wage_impact").notNull(),
  offDayCharges: text("off_day_charges").notNull(),
  offerNotes: text("offer_notes").notNull(),
});

export const lineOfferLines = pgTable(
  "line_offer_lines",
  {
    pilotId: integer("pilot_id").notNull(),
    routeId: integer("route_id").notNull(),
    /** TL a day. */
    price: numeric("price", { precision: 12, scale: 6 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.pilotId, table.routeId] })],
);
