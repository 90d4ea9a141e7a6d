import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { optionalDay } from "./moments.ts";
import { optionalNumber, optionalText } from "./values.ts";

/** What both kinds of offers tell. */
export interface OfferHead {
  /** Unique among the account's offers; the pilot's name for all that are the only one of their pilot. */
  readonly key: string;
  readonly pilotName: string | null;
  readonly name: string | null;
  /** The day it was made. */
  readonly offerDate: Day | null;
  /** Days. */
  readonly validityDays: number | null;
}

/** Percent; null when it isn't applied, or the provider didn't say. */
export interface OfferDiscounts {
  readonly customerDiscount: number | null;
  readonly earlyPaymentDiscount: number | null;
}

/** TL: a month of a seat-based offer, a day of a line-based one. */
export interface OfferTotals {
  readonly withoutDiscount: number | null;
  readonly withDiscount: number | null;
  readonly withEarlyPayment: number | null;
}

/** The provider uses either of two names for the date. */
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

/** An object whose fields are all optional; anything else reads as one without fields. */
export function optionalObject<Fields extends v.ObjectEntries>(fields: Fields) {
  const schema = v.object(fields);
  const read = (value: unknown): v.InferOutput<typeof schema> => {
    const result = v.safeParse(schema, value);
    return result.success ? result.output : v.parse(schema, {});
  };
  return v.optional(v.pipe(v.unknown(), v.metadata({ documented: v.nullable(schema) }), v.transform(read)), null);
}
