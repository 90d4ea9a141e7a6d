import * as v from "valibot";
import type { Http } from "../http/http.ts";
import type { Day } from "../time/day.ts";
import { optionalDay } from "./moments.ts";
import { fetchOfKind, type OfferKind } from "./offer-kinds.ts";
import { optionalNumber } from "./values.ts";

/** The fields of an offer from which its expiry is computed. */
export interface OfferValidity {
  readonly offerDate: Day | null;
  readonly validityDays: number | null;
}

const offer = v.pipe(
  v.object({
    data: v.object({
      /** Date of a seat-based offer; line-based offers have `date_created`. */
      offer_date: optionalDay,
      date_created: optionalDay,
      /** Days of validity, counted from the offer's date. */
      expire_countdown: optionalNumber,
    }),
  }),
  v.transform(({ data }): OfferValidity => ({
    offerDate: data.offer_date ?? data.date_created,
    validityDays: data.expire_countdown,
  })),
);

/** The validity of a demo account's offers of one kind. Throws ApiError. */
export function fetchOfferValidities(http: Http, kind: OfferKind, signal?: AbortSignal): Promise<OfferValidity[]> {
  return fetchOfKind(http, kind, offer, signal);
}
