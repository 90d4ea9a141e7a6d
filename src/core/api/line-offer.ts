import * as v from "valibot";
import {
  offerHead,
  type OfferDiscounts,
  type OfferHead,
  type OfferTotals,
  optionalObject,
  toOfferHead,
} from "./offer-head.ts";
import { type OfferLine, offerLines } from "./offer-lines.ts";
import { flag, optionalNumber, optionalText } from "./values.ts";

export interface LineOffer extends OfferHead {
  readonly kind: "line";
  readonly discounts: OfferDiscounts;
  readonly totals: OfferTotals;
  readonly lines: readonly OfferLine[];
  /** Terms by which prices are adjusted to costs: percent; `inflationPeriod` in months. */
  readonly escalation: {
    readonly gasPriceImpact: number | null;
    readonly gasFreezeRange: number | null;
    readonly inflationImpact: number | null;
    readonly inflationType: string | null;
    readonly inflationPeriod: number | null;
    readonly minWageImpact: number | null;
    readonly offDayCharges: string | null;
  };
  readonly notes: string | null;
}
const lineTotals = optionalObject({
  without_discount: optionalNumber,
  with_discount: optionalNumber,
  with_early_payment: optionalNumber,
});

export const lineOffer = v.pipe(
  v.object({
    ...offerHead,
    apply_customer_discount: flag,
    customer_discount: optionalNumber,
    apply_early_payment_discount: flag,
    early_payment_discount: optionalNumber,
    prices: optionalObject({ total: lineTotals }),
    lines: v.optional(v.fallback(offerLines, []), []),
    gas_price_impact: optionalNumber,
    gas_freeze_range: optionalNumber,
    inflation_impact: optionalNumber,
    inflation_type: optionalObject({ name: optionalText }),
    inflation_period: optionalNumber,
    min_wage_impact: optionalNumber,
    off_day_charges: optionalText,
    offer_notes: optionalText,
  }),
  v.transform(({ prices: { total }, ...body }): Omit<LineOffer, "key" | "pilotName"> => ({
    kind: "line",
    ...toOfferHead(body),
    discounts: {
      customerDiscount: body.apply_customer_discount ? body.customer_discount : null,
      earlyPaymentDiscount: body.apply_early_payment_discount ? body.early_payment_discount : null,
    },
    totals: {
      withoutDiscount: total.without_discount,
      withDiscount: total.with_discount,
      withEarlyPayment: total.with_early_payment,
    },
    lines: body.lines,
    escalation: {
      gasPriceImpact: body.gas_price_impact,
      gasFreezeRange: body.gas_freeze_range,
      inflationImpact: body.inflation_impact,
      inflationType: body.inflation_type.name,
      inflationPeriod: body.inflation_period,
      minWageImpact: body.min_wage_impact,
      offDayCharges: body.off_day_charges,
    },
    notes: body.offer_notes,
  })),
);
