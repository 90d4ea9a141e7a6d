import * as v from "valibot";
import { type ListPage, readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from } from "./entity.ts";
import { optionalTimePeriod } from "./routes.ts";
import { list, optionalDecimal, optionalNumber, optionalText, pageOf } from "./values.ts";

/** Columns by which the provider can order lines. */
export const lineColumns = ["route_name", "direction", "route_distance", "passengers", "capacity", "price"] as const;
type LineColumn = (typeof lineColumns)[number];

const row = entity({
  routeName: from("route_name", optionalText),
  direction: optionalTimePeriod,
  /** Metres. */
  distance: from("route_distance", optionalNumber),
  passengers: optionalNumber,
  capacity: optionalNumber,
  /** TL a day; 0: not priced yet. */
  price: optionalDecimal,
});
/** A line of an offer in one direction. */
export interface OfferLine extends v.InferOutput<typeof row> {
  /** Unique within its list: the provider gives lines no id. */
  readonly key: string;
}
const toLine = (line: v.InferOutput<typeof row>, index: number): OfferLine => ({
  ...line,
  key: `${index} ${line.routeName ?? ""} ${line.direction ?? ""}`,
});
/** Schema of the lines that are part of an offer's response. */
export const offerLines = v.pipe(
  list(row),
  v.transform((lines) => lines.map(toLine)),
);

/** Lines without a price (`0.000000`) are hidden. */
export function isPriced({ price }: OfferLine): boolean {
  return price !== 0;
}

interface LineSearch {
  readonly order: { readonly column: LineColumn; readonly isDescending: boolean };
  /** From 1. */
  readonly page: number;
  /** Rows of a page. */
  readonly pageSize: number;
}

export const offerLinesCall = defineCall("GET /api/demo/line-based-offer-details/", pageOf(row), {
  query: {
    page: wholeNumber,
    per_page: wholeNumber,
    order_by: v.picklist(lineColumns),
    reverse_order: v.boolean(),
  },
});

/**
 * One page of the lines of a demo account's offer, including those without a price. The call has no offer id, so it suits accounts
 * with one offer. Throws ApiError.
 */
export async function fetchOfferLines(
  http: Http,
  { order, page, pageSize }: LineSearch,
  signal?: AbortSignal,
): Promise<ListPage<OfferLine>> {
  const { results, count } = await send(http, offerLinesCall, {
    query: { page, per_page: pageSize, order_by: order.column, reverse_order: order.isDescending },
    signal,
  });
  return { rows: results.map(toLine), count };
}

/** The largest page size of the list on the screen. */
const largestPage = 100;

/** All lines in the given order, in batches, for exports. Throws ApiError. */
export function fetchAllOfferLines(http: Http, order: LineSearch["order"], signal?: AbortSignal) {
  return readPages({
    fetchPage: (page) => fetchOfferLines(http, { order, page, pageSize: largestPage }, signal),
    // The key contains the index within the page.
    identify: (line: OfferLine) => JSON.stringify({ ...line, key: "" }),
    hasNamesakes: true,
    pageLimit: 1000,
  });
}
