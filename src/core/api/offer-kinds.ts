import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { list } from "./values.ts";

/** Seat-based and line-based offers come from two calls. */
export type OfferKind = "seat" | "line";

const paths: Readonly<Record<OfferKind, string>> = {
  seat: "/api/demo/offers/",
  line: "/api/demo/line-based-offers/",
};

/** A demo account's offers of one kind, each read by `entry`, in the provider's order. Throws ApiError. */
export function fetchOfKind<Entry extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  http: Http,
  kind: OfferKind,
  entry: Entry,
  signal?: AbortSignal,
): Promise<v.InferOutput<Entry>[]> {
  return http.get(paths[kind], { schema: list(entry, "results"), signal });
}
