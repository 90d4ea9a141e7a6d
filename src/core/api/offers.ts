import * as v from "valibot";
import type { Http } from "../http.ts";
import { list, optionalNumber, optionalText } from "./values.ts";

const validity = {
  /** Days of validity, counted from the offer's date. */
  expire_countdown: optionalNumber,
};
const seatOffer = v.object({ data: v.object({ ...validity, offer_date: optionalText }) });
const lineOffer = v.object({ data: v.object({ ...validity, date_created: optionalText }) });

/** Of one offer, what tells whether it still holds. */
export interface OfferValidity {
  /** `YYYY-MM-DD`, or null. */
  readonly offerDate: string | null;
  readonly validityDays: number | null;
}

/** The validity of all offers of a demo account, seat-based and line-based. */
export async function fetchOfferValidities(http: Http, signal?: AbortSignal): Promise<OfferValidity[]> {
  const [seats, lines] = await Promise.all([
    http.get("/api/demo/offers/", { schema: list(seatOffer, "results"), signal }),
    http.get("/api/demo/line-based-offers/", { schema: list(lineOffer, "results"), signal }),
  ]);
  return [
    ...seats.map(({ data }) => ({ offerDate: data.offer_date, validityDays: data.expire_countdown })),
    ...lines.map(({ data }) => ({ offerDate: data.date_created, validityDays: data.expire_countdown })),
  ];
}
