import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { optionalDay } from "./moments.ts";
import { optionalNumber, optionalText } from "./values.ts";

/** Fields that seat-based and line-based offers have in common. */
export interface OfferHead {
  /** Unique among the account's offers: the pilot's name, with a number when the pilot has several offers. */
  readonly key: string;
  readonly pilotName: string | null;
  readonly name: string | null;
  /** Day on which the offer was made. */
  readonly offerDate: Day | null;
  /** Days. */
  readonly validityDays: number | null;
}

/** Percent; null: not applied, or not given by the provider. */
export interface OfferDiscounts {
  readonly customerDiscount: number | null;
  readonly earlyPaymentDiscount: number | null;
}

/** TL per month for a seat-based offer, TL per day for a line-based one. */
export interface OfferTotals {
  readonly withoutDiscount: number | null;
  readonly withDiscount: number | null;
  readonly withEarlyPayment: number | null;
}

/** Fields of both kinds of offers; the date is `offer_date` or `date_created`. */
export const offerHead = {
  offer_name: optionalText,
  offer_date: optionalDay,
  date_created: optionalDay,
  expire_countdown: optionalNumber,
};
type HeadBody = v.InferOutput<v.ObjectSchema<typeof offerHead, undefined>>;

export const toOfferHead = (body: HeadBody) => ({
  name: body.offer_name,
  offerDate: body.offer_date ?? body.date_created,
  validityDays: body.expire_countdown,
});

/** An object whose fields are all optional; any other value is read as an empty object. */
export function optionalObject<Fields extends v.ObjectEntries>(fields: Fields) {
  const schema = v.object(fields);
  const read = (value: unknown): v.InferOutput<typeof schema> => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : v.parse(schema, {});
  };
  return v.optional(v.pipe(v.unknown(), v.metadata({ documented: v.nullable(schema) }), v.transform(read)), null);
}
