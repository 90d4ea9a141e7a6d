import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { list } from "./values.ts";

/** Kind of an offer; each kind has a call of its own. */
export type OfferKind = "seat" | "line";

export const offerCallNames = {
  seat: "GET /api/demo/offers/",
  line: "GET /api/demo/line-based-offers/",
} as const satisfies Readonly<Record<OfferKind, string>>;

/** A demo account's offers of one kind, each read by `entry`, in the provider's order. Throws ApiError. */
export function fetchOfKind<Entry extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  http: Http,
  kind: OfferKind,
  entry: Entry,
  signal?: AbortSignal,
): Promise<v.InferOutput<Entry>[]> {
  return send(http, defineCall(offerCallNames[kind], list(entry, "results")), { signal });
}
