import * as v from "valibot";
import {
  offerHead,
  type OfferDiscounts,
  type OfferHead,
  type OfferTotals,
  optionalObject,
  toOfferHead,
} from "./offer-head.ts";
import { flag, list, optionalNumber, optionalText } from "./values.ts";

/** What one employee's seat costs a month, in TL. */
export interface SeatPassenger {
  /** Unique within the offer. */
  readonly key: string;
  readonly name: string | null;
  readonly address: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Kilometres. */
  readonly distance: number | null;
  readonly usesBridge: boolean;
  readonly usesAvrasya: boolean;
  readonly usesTollRoad: boolean;
  readonly basePrice: number | null;
  readonly distancePrice: number | null;
  /** Bridge, tunnel and toll road together. */
  readonly costs: number | null;
  readonly totalPrice: number | null;
}

export interface SeatOffer extends OfferHead {
  readonly kind: "seat";
  /** "08:30 - 18:00". */
  readonly workingHours: string | null;
  readonly passengers: readonly SeatPassenger[];
  readonly discounts: OfferDiscounts;
  readonly totals: OfferTotals;
  /** TL a month; `perKilometre` TL per km. */
  readonly prices: {
    readonly base: number | null;
    readonly perKilometre: number | null;
    readonly bridge: number | null;
    readonly avrasya: number | null;
    readonly tollRoad: number | null;
  };
}

const passenger = v.object({
  name: optionalText,
  address: optionalText,
  email: optionalText,
  phone_number: optionalText,
  direct_distance: optionalNumber,
  bridge_usage: flag,
  avrasya_usage: flag,
  toll_road_usage: flag,
  base_price: optionalNumber,
  distance_price: optionalNumber,
  costs: optionalNumber,
  total_price: optionalNumber,
});

const toPassenger = (body: v.InferOutput<typeof passenger>, index: number): SeatPassenger => ({
  key: `${index} ${body.name ?? ""}`,
  name: body.name,
  address: body.address,
  email: body.email,
  phone: body.phone_number,
  distance: body.direct_distance,
  usesBridge: body.bridge_usage,
  usesAvrasya: body.avrasya_usage,
  usesTollRoad: body.toll_road_usage,
  basePrice: body.base_price,
  distancePrice: body.distance_price,
  costs: body.costs,
  totalPrice: body.total_price,
});

export const seatOffer = v.pipe(
  v.object({
    ...offerHead,
    working_hours: optionalText,
    // A non-empty list without a valid row makes the offer invalid; it isn't read as an empty list.
    passengers: v.optional(v.nullable(list(passenger), []), []),
    discounts: optionalObject({
      total_price_wo_discount: optionalNumber,
      total_price_with_discount: optionalNumber,
      total_price_with_extra_discount: optionalNumber,
      customer_discount: optionalNumber,
      early_payment_discount: optionalNumber,
    }),
    prices: optionalObject({
      base_price: optionalNumber,
      direct_distance_price_per_km: optionalNumber,
      bridge_price: optionalNumber,
      avrasya_price: optionalNumber,
      toll_road_price: optionalNumber,
    }),
  }),
  v.transform(({ passengers, discounts, prices, ...body }): Omit<SeatOffer, "key" | "pilotName"> => ({
    kind: "seat",
    ...toOfferHead(body),
    workingHours: body.working_hours,
    passengers: passengers.map(toPassenger),
    discounts: {
      customerDiscount: discounts.customer_discount,
      earlyPaymentDiscount: discounts.early_payment_discount,
    },
    totals: {
      withoutDiscount: discounts.total_price_wo_discount,
      withDiscount: discounts.total_price_with_discount,
      withEarlyPayment: discounts.total_price_with_extra_discount,
    },
    prices: {
      base: prices.base_price,
      perKilometre: prices.direct_distance_price_per_km,
      bridge: prices.bridge_price,
      avrasya: prices.avrasya_price,
      tollRoad: prices.toll_road_price,
    },
  })),
);
