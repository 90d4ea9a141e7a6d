import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, type EntityOf, from, group, nullOrEmpty } from "./entity.ts";
import { type OfferKind, offerCallNames, validityFields } from "./offer-kinds.ts";
import { offerLines } from "./offer-lines.ts";
import { flag, list, optionalNumber, optionalText } from "./values.ts";

/** Fields of both kinds of offers. */
const head = { name: from("offer_name", optionalText), ...validityFields };
function withOfferDate<Row extends EntityOf<typeof head>>({ offerDay, creationDay, ...row }: Row) {
  return { ...row, offerDate: offerDay ?? creationDay };
}

/** Percent; null: not applied, or not given by the provider. */
const discountFields = {
  customerDiscount: from("customer_discount", optionalNumber),
  earlyPaymentDiscount: from("early_payment_discount", optionalNumber),
};
export type OfferDiscounts = EntityOf<typeof discountFields>;

const lineTotals = entity({
  withoutDiscount: from("without_discount", optionalNumber),
  withDiscount: from("with_discount", optionalNumber),
  withEarlyPayment: from("with_early_payment", optionalNumber),
});
/** TL per month for a seat-based offer, TL per day for a line-based one. */
export type OfferTotals = v.InferOutput<typeof lineTotals>;

const passenger = entity({
  name: optionalText,
  address: optionalText,
  email: optionalText,
  phone: from("phone_number", optionalText),
  /** Kilometres. */
  distance: from("direct_distance", optionalNumber),
  usesBridge: from("bridge_usage", flag),
  usesAvrasya: from("avrasya_usage", flag),
  usesTollRoad: from("toll_road_usage", flag),
  basePrice: from("base_price", optionalNumber),
  distancePrice: from("distance_price", optionalNumber),
  /** Bridge, tunnel and toll road together. */
  costs: optionalNumber,
  totalPrice: from("total_price", optionalNumber),
});
/** What one employee's seat costs a month, in TL. */
export interface SeatPassenger extends v.InferOutput<typeof passenger> {
  /** Unique within the offer. */
  readonly key: string;
}

const seatOffer = v.pipe(
  entity({
    ...head,
    /** "08:30 - 18:00". */
    workingHours: from("working_hours", optionalText),
    // A non-empty list without a valid row makes the offer invalid; it isn't read as an empty list.
    passengers: v.optional(v.nullable(list(passenger), []), []),
    discounts: v.optional(
      nullOrEmpty(
        entity({
          withoutDiscount: from("total_price_wo_discount", optionalNumber),
          withDiscount: from("total_price_with_discount", optionalNumber),
          withEarlyPayment: from("total_price_with_extra_discount", optionalNumber),
          ...discountFields,
        }),
      ),
      null,
    ),
    /** TL a month; `perKilometre` TL per km. */
    prices: v.optional(
      nullOrEmpty(
        entity({
          base: from("base_price", optionalNumber),
          perKilometre: from("direct_distance_price_per_km", optionalNumber),
          bridge: from("bridge_price", optionalNumber),
          avrasya: from("avrasya_price", optionalNumber),
          tollRoad: from("toll_road_price", optionalNumber),
        }),
      ),
      null,
    ),
  }),
  v.transform(({ passengers, discounts: { customerDiscount, earlyPaymentDiscount, ...totals }, ...body }) => ({
    ...withOfferDate(body),
    kind: "seat" as const,
    passengers: passengers.map((row, index): SeatPassenger => ({ ...row, key: `${index} ${row.name ?? ""}` })),
    discounts: { customerDiscount, earlyPaymentDiscount },
    totals,
  })),
);

const lineOffer = v.pipe(
  entity({
    ...head,
    isCustomerDiscountApplied: from("apply_customer_discount", flag),
    customerDiscount: discountFields.customerDiscount,
    isEarlyPaymentDiscountApplied: from("apply_early_payment_discount", flag),
    earlyPaymentDiscount: discountFields.earlyPaymentDiscount,
    prices: v.optional(nullOrEmpty(entity({ total: v.optional(nullOrEmpty(lineTotals), null) })), null),
    lines: v.optional(v.fallback(offerLines, []), []),
    /** Terms by which prices are adjusted to costs: percent; `inflationPeriod` in months. */
    escalation: group({
      gasPriceImpact: from("gas_price_impact", optionalNumber),
      gasFreezeRange: from("gas_freeze_range", optionalNumber),
      inflationImpact: from("inflation_impact", optionalNumber),
      inflationType: from("inflation_type", v.optional(nullOrEmpty(entity({ name: optionalText })), null)),
      inflationPeriod: from("inflation_period", optionalNumber),
      minWageImpact: from("min_wage_impact", optionalNumber),
      offDayCharges: from("off_day_charges", optionalText),
    }),
    notes: from("offer_notes", optionalText),
  }),
  v.transform(({ prices, isCustomerDiscountApplied, customerDiscount, isEarlyPaymentDiscountApplied, ...row }) => {
    const { earlyPaymentDiscount, ...body } = row;
    return {
      ...withOfferDate(body),
      kind: "line" as const,
      discounts: {
        customerDiscount: isCustomerDiscountApplied ? customerDiscount : null,
        earlyPaymentDiscount: isEarlyPaymentDiscountApplied ? earlyPaymentDiscount : null,
      },
      totals: prices.total,
      escalation: { ...body.escalation, inflationType: body.escalation.inflationType.name },
    };
  }),
);

interface OfferOwner {
  /** Unique among the account's offers: the pilot's name, with a number when the pilot has several offers. */
  readonly key: string;
  readonly pilotName: string | null;
}
export type SeatOffer = Readonly<v.InferOutput<typeof seatOffer>> & OfferOwner;
export type LineOffer = Readonly<v.InferOutput<typeof lineOffer>> & OfferOwner;
/** An offer of either kind. */
export type Offer = SeatOffer | LineOffer;

const offerType = v.object({ offer_type: optionalText });
/** Kind of an offer by its `offer_type`, also `Koltuk Bazlı` or `seat_based`. Null: unknown; the kind is then that of the call. */
const kind = v.pipe(
  v.fallback(offerType, { offer_type: null }),
  v.transform(({ offer_type: type }) => {
    if (type === null) return null;
    if (/^(seat|koltuk)/i.test(type)) return "seat" as const;
    return /^(line|hat)/i.test(type) ? ("line" as const) : null;
  }),
);

const entry = v.object({ pilot_name: optionalText, data: v.record(v.string(), v.unknown()) });
type Entry = v.InferOutput<typeof entry>;

/** Schema that only documents the call; each offer is decoded by its own `offer_type`. */
// @__NO_SIDE_EFFECTS__
const offersOf = (data: typeof seatOffer | typeof lineOffer) =>
  list(
    entry,
    "results",
    v.object({ pilot_name: optionalText, data: v.object({ ...offerType.entries, ...data.entries }) }),
  );
export const seatOffersCall = defineCall(offerCallNames.seat, offersOf(seatOffer));
export const lineOffersCall = defineCall(offerCallNames.line, offersOf(lineOffer));
const calls = { seat: seatOffersCall, line: lineOffersCall };

/** A demo account's offers from one of the two calls. Keys may repeat; {@link uniteOffers} makes them unique. Throws ApiError. */
export async function fetchOffers(http: Http, call: OfferKind, signal?: AbortSignal): Promise<readonly Offer[]> {
  return (await send(http, calls[call], { signal })).map((offer) => toOffer(offer, call));
}

function toOffer({ pilot_name: pilotName, data }: Entry, call: OfferKind): Offer {
  const body = (v.parse(kind, data) ?? call) === "seat" ? v.parse(seatOffer, data) : v.parse(lineOffer, data);
  const name = body.name ?? pilotName;
  return { ...body, name, pilotName, key: pilotName ?? name ?? body.kind };
}

/** All offers, seat-based first, with unique keys: the pilot's name, for further offers with a number, `Pilot (2)`. Used in `query`. */
export function uniteOffers(seats: readonly Offer[], lines: readonly Offer[]): readonly Offer[] {
  const taken = new Set<string>();
  return [...seats, ...lines].map((offer) => {
    const { key: name } = offer;
    let key = name;
    for (let count = 2; taken.has(key); count += 1) key = `${name} (${count})`;
    taken.add(key);
    return key === name ? offer : { ...offer, key };
  });
}
