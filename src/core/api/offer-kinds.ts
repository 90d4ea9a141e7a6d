import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { list, optionalDay, optionalNumber } from "./values.ts";

/** Kind of an offer; each kind has a call of its own. */
export type OfferKind = "seat" | "line";

export const offerCallNames = {
  seat: "GET /api/demo/offers/",
  line: "GET /api/demo/line-based-offers/",
} as const satisfies Readonly<Record<OfferKind, string>>;

/** A demo account's offers of one kind, each read by `entry`, in the provider's order. Throws ApiError. */
export function fetchOfKind<Entry extends v.GenericSchema>(
  http: Http,
  kind: OfferKind,
  entry: Entry,
  signal?: AbortSignal,
): Promise<v.InferOutput<Entry>[]> {
  return send(http, defineCall(offerCallNames[kind], list(entry, "results")), { signal });
}

/** The fields of an offer from which its expiry is computed. */
export const validityFields = {
  offerDay: from("offer_date", optionalDay),
  /** Line-based offers have it in place of `offer_date`. */
  creationDay: from("date_created", optionalDay),
  /** Days of validity, counted from the offer's date. */
  validityDays: from("expire_countdown", optionalNumber),
};

const offer = v.pipe(
  v.object({ data: entity(validityFields) }),
  v.transform(({ data: { offerDay, creationDay, validityDays } }) => ({
    offerDate: offerDay ?? creationDay,
    /** Counted from `offerDate`. */
    validityDays,
  })),
);
export type OfferValidity = Readonly<v.InferOutput<typeof offer>>;

/**
 * The validity of a demo account's offers of one kind, apart from the rest of them, because it decides about the menu.
 * Throws ApiError.
 */
export function fetchOfferValidities(http: Http, kind: OfferKind, signal?: AbortSignal): Promise<OfferValidity[]> {
  return fetchOfKind(http, kind, offer, signal);
}
