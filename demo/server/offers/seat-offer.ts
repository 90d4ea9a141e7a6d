import { asc, eq } from "drizzle-orm";
import type { Database } from "../database.ts";
import { seatOfferPassengers, type seatOffers } from "../schema-offers.ts";
import { employees } from "../schema-people.ts";

type SeatOffer = typeof seatOffers.$inferSelect;

/** All passengers of the offer, with the monthly price of their seat in TL. */
export async function findSeatPassengers(database: Database, offer: SeatOffer) {
  const rows = await database
    .select({ use: seatOfferPassengers, employee: employees })
    .from(seatOfferPassengers)
    .innerJoin(employees, eq(employees.id, seatOfferPassengers.employeeId))
    .where(eq(seatOfferPassengers.pilotId, offer.pilotId))
    .orderBy(asc(employees.id));
  return rows.map(({ use, employee }) => {
    const distancePrice = inKurus(use.directDistance * offer.directDistancePrice);
    const costs =
      (use.usesBridge ? offer.bridgePrice : 0) +
      (use.usesAvrasya ? offer.avrasyaPrice : 0) +
      (use.usesTollRoad ? offer.tollRoadPrice : 0);
    return {
      name: `${employee.firstName} ${employee.lastName}`,
      address: employee.homeAddress,
      email: employee.email,
      phone_number: employee.phoneNumber,
      direct_distance: use.directDistance,
      bridge_usage: use.usesBridge,
      avrasya_usage: use.usesAvrasya,
      toll_road_usage: use.usesTollRoad,
      base_price: offer.basePrice,
      distance_price: distancePrice,
      costs,
      total_price: inKurus(offer.basePrice + distancePrice + costs),
    };
  });
}

/** The early-payment discount is taken off the price after the customer discount. */
export function seatDiscounts(offer: SeatOffer, prices: readonly { total_price: number }[]) {
  const total = inKurus(prices.reduce((sum, { total_price: price }) => sum + price, 0));
  const discounted = lowered(total, offer.customerDiscount);
  return {
    total_price_wo_discount: total,
    total_price_with_discount: discounted,
    total_price_with_extra_discount: lowered(discounted, offer.earlyPaymentDiscount),
    customer_discount: offer.customerDiscount,
    early_payment_discount: offer.earlyPaymentDiscount,
  };
}

export function lowered(price: number, percent: number): number {
  return inKurus(price * (1 - percent / 100));
}

export function inKurus(price: number): number {
  return Math.round(price * 100) / 100;
}
