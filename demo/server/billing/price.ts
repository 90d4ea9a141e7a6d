import type { PaymentPlan } from "../schema-billing.ts";
import { percentOf, type Kurus } from "./money.ts";
import type { Month } from "./month.ts";
import { planTerms } from "./payment-plan.ts";
import type { Rider } from "./roster.ts";
import { tariffOf, type Tariff } from "./tariffs.ts";

/** What one passenger costs in a month. */
interface Price {
  readonly base: Kurus;
  readonly distance: Kurus;
  readonly tollRoad: Kurus;
  readonly bridge: Kurus;
  readonly avrasya: Kurus;
  readonly gas: Kurus;
  /** Percent of the sum of the parts. */
  readonly discount: number;
  readonly temporaryDiscount: number;
  /** The sum of the parts minus both discounts, each rounded separately. */
  readonly total: Kurus;
}

/** The terms that a price depends on. */
export interface Terms {
  readonly tariff: Tariff;
  /** What the payment plan takes off, in percent. */
  readonly planDiscount: number;
}

export function termsOf(month: Month, plan: PaymentPlan): Terms {
  return { tariff: tariffOf(month), planDiscount: planTerms[plan].discount };
}

export function priceOf({ occupant, distance: tenths }: Rider, { tariff, planDiscount }: Terms): Price {
  const { usesBridge, usesAvrasya, usesTollRoad } = occupant.seat.commute;
  const base = tariff.basePrice;
  const distance = tenths * tariff.distancePrice;
  const tollRoad = usesTollRoad ? tariff.tollRoadPrice : 0;
  const bridge = usesBridge ? tariff.bridgePrice : 0;
  const avrasya = usesAvrasya ? tariff.avrasyaPrice : 0;
  const gas = percentOf(distance, tariff.gasPercent);
  const { discount } = occupant;
  const temporaryDiscount = occupant.campaignDiscount + planDiscount;
  const parts = base + distance + tollRoad + bridge + avrasya + gas;
  const total = parts - percentOf(parts, discount) - percentOf(parts, temporaryDiscount);
  return { base, distance, tollRoad, bridge, avrasya, gas, discount, temporaryDiscount, total };
}
