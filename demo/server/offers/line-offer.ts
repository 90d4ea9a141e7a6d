import { asc, count, eq, inArray } from "drizzle-orm";
import type { Database } from "../database.ts";
import { lineOfferLines, type lineOffers } from "../schema-offers.ts";
import { vehicles } from "../schema-people.ts";
import { routePassengers, routes, routeVariants } from "../schema-routes.ts";
import { compareTurkish } from "../text.ts";
import { inKurus, lowered } from "./seat-offer.ts";

type LineOffer = typeof lineOffers.$inferSelect;

/** The lines of some pilots' offers, morning and evening as separate lines; the price is TL per day. */
export async function findLines(database: Database, pilotIds: readonly number[]) {
  const riders = database
    .select({ routeUniqueId: routePassengers.routeUniqueId, passengers: count().as("passengers") })
    .from(routePassengers)
    .groupBy(routePassengers.routeUniqueId)
    .as("riders");
  const rows = await database
    .select({
      name: routes.name,
      direction: routeVariants.timePeriod,
      length: routeVariants.length,
      passengers: riders.passengers,
      capacity: vehicles.capacity,
      price: lineOfferLines.price,
    })
    .from(lineOfferLines)
    .innerJoin(routeVariants, eq(routeVariants.routeId, lineOfferLines.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(vehicles, eq(vehicles.id, routes.vehicleId))
    .innerJoin(riders, eq(riders.routeUniqueId, routes.uniqueId))
    .where(inArray(lineOfferLines.pilotId, [...pilotIds]))
    .orderBy(asc(lineOfferLines.routeId));
  return rows.map(({ name, direction, length, passengers, capacity, price }) => ({
    route_name: name,
    direction,
    route_distance: length,
    passengers,
    capacity,
    price,
  }));
}
type Line = Awaited<ReturnType<typeof findLines>>[number];

export function lineTotals(offer: LineOffer, lines: readonly Line[]) {
  const total = inKurus(lines.reduce((sum, { price }) => sum + Number(price), 0));
  const discounted = lowered(total, offer.customerDiscount ?? 0);
  return {
    without_discount: total,
    with_discount: discounted,
    with_early_payment: lowered(discounted, offer.earlyPaymentDiscount ?? 0),
  };
}

export function sortedLines(lines: readonly Line[], field: keyof Line, isReversed: boolean): Line[] {
  const direction = isReversed ? -1 : 1;
  return lines.toSorted((a, b) => compareTurkish(String(a[field]), String(b[field])) * direction);
}
