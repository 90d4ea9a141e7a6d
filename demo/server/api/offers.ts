import { asc, eq } from "drizzle-orm";
import { Hono } from "hono";
import * as v from "valibot";
import { addDays, dayInIstanbul } from "../calendar/day.ts";
import { findLines, lineTotals, sortedLines } from "../offers/line-offer.ts";
import { findSeatPassengers, seatDiscounts } from "../offers/seat-offer.ts";
import { lineOffers, pilots, seatOffers } from "../schema-offers.ts";
import type { ApiEnvironment } from "./environment.ts";
import { demoOnly } from "./guards.ts";
import { booleanParameter, pageSize, positiveInteger, readQuery } from "./validation.ts";

const detailQuery = v.object({
  ordering: v.optional(v.string()),
  page: v.optional(positiveInteger, "1"),
  per_page: v.optional(pageSize(), "10"),
  order_by: v.optional(
    v.picklist(["route_name", "direction", "route_distance", "passengers", "capacity", "price"]),
    "route_name",
  ),
  reverse_order: v.optional(booleanParameter, "false"),
});

export const offersApi = new Hono<ApiEnvironment>()
  .get("/api/demo/offers/", demoOnly, async (c) => {
    const { database, account, now } = c.var;
    const offers = await database
      .select({ pilotName: pilots.name, offer: seatOffers })
      .from(seatOffers)
      .innerJoin(pilots, eq(pilots.id, seatOffers.pilotId))
      .where(eq(pilots.companyId, account.companyId))
      .orderBy(asc(pilots.id));
    const bodies = offers.map(async ({ pilotName, offer }) => {
      const passengers = await findSeatPassengers(database, offer);
      return {
        pilot_name: pilotName,
        data: {
          offer_name: offer.name,
          offer_type: "seat",
          offer_date: addDays(dayInIstanbul(now), -offer.madeDaysAgo),
          expire_countdown: offer.validityDays,
          working_hours: offer.workingHours,
          passengers,
          discounts: seatDiscounts(offer, passengers),
          prices: {
            base_price: offer.basePrice,
            direct_distance_price_per_km: offer.directDistancePrice,
            bridge_price: offer.bridgePrice,
            avrasya_price: offer.avrasyaPrice,
            toll_road_price: offer.tollRoadPrice,
          },
        },
      };
    });
    return c.json(await Promise.all(bodies));
  })
  .get("/api/demo/line-based-offers/", demoOnly, async (c) => {
    const { database, account, now } = c.var;
    const offers = await database
      .select({ pilotName: pilots.name, offer: lineOffers })
      .from(lineOffers)
      .innerJoin(pilots, eq(pilots.id, lineOffers.pilotId))
      .where(eq(pilots.companyId, account.companyId))
      .orderBy(asc(pilots.id));
    const bodies = offers.map(async ({ pilotName, offer }) => {
      const lines = await findLines(database, [offer.pilotId]);
      return {
        pilot_name: pilotName,
        data: {
          offer_name: offer.name,
          offer_type: "line",
          date_created: addDays(dayInIstanbul(now), -offer.madeDaysAgo),
          expire_countdown: offer.validityDays,
          apply_customer_discount: offer.customerDiscount !== null,
          customer_discount: offer.customerDiscount,
          apply_early_payment_discount: offer.earlyPaymentDiscount !== null,
          early_payment_discount: offer.earlyPaymentDiscount,
          prices: { total: lineTotals(offer, lines) },
          lines,
          gas_price_impact: offer.gasPriceImpact,
          gas_freeze_range: offer.gasFreezeRange,
          inflation_impact: offer.inflationImpact,
          inflation_type: { name: offer.inflationType },
          inflation_period: offer.inflationPeriod,
          min_wage_impact: offer.minWageImpact,
          off_day_charges: offer.offDayCharges,
          offer_notes: offer.offerNotes,
        },
      };
    });
    return c.json(await Promise.all(bodies));
  })
  .get("/api/demo/line-based-offer-details/", demoOnly, async (c) => {
    const { database, account } = c.var;
    const query = readQuery(c, detailQuery);
    const own = await database.select({ id: pilots.id }).from(pilots).where(eq(pilots.companyId, account.companyId));
    const lines = await findLines(
      database,
      own.map(({ id }) => id),
    );
    const start = (query.page - 1) * query.per_page;
    return c.json({
      results: sortedLines(lines, query.order_by, query.reverse_order).slice(start, start + query.per_page),
      count: lines.length,
    });
  });
