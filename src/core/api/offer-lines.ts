import * as v from "valibot";
import { readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { list, optionalDecimal, optionalNumber, optionalText, pageOf } from "./values.ts";

/** A line of an offer in one direction. */
export interface OfferLine {
  /** Unique within its list: the provider gives lines no id. */
  readonly key: string;
  readonly routeName: string | null;
  /** Null: the provider didn't tell, or a word that isn't known. */
  readonly direction: "morning" | "evening" | null;
  /** Metres. */
  readonly distance: number | null;
  readonly passengers: number | null;
  readonly capacity: number | null;
  /** TL a day; 0: not priced yet. */
  readonly price: number | null;
}

/** What the provider can order lines by. */
export const lineColumns = ["route_name", "direction", "route_distance", "passengers", "capacity", "price"] as const;
export type LineColumn = (typeof lineColumns)[number];

const row = v.object({
  route_name: optionalText,
  direction: v.fallback(v.nullable(v.picklist(["morning", "evening"])), null),
  route_distance: optionalNumber,
  passengers: optionalNumber,
  capacity: optionalNumber,
  price: optionalDecimal,
});
const rows = list(row);

/** The lines that an offer brings along; the offer's schema uses it. */
export const offerLines = v.pipe(
  rows,
  v.transform((lines) => lines.map(toLine)),
);

function toLine(line: v.InferOutput<typeof row>, index: number): OfferLine {
  return {
    key: `${index} ${line.route_name ?? ""} ${line.direction ?? ""}`,
    routeName: line.route_name,
    direction: line.direction,
    distance: line.route_distance,
    passengers: line.passengers,
    capacity: line.capacity,
    price: line.price,
  };
}

/** Lines without a price (`0.000000`) are hidden. */
export function isPriced({ price }: OfferLine): boolean {
  return price !== 0;
}

export interface LineSearch {
  readonly order: { readonly column: LineColumn; readonly isDescending: boolean };
  /** From 1. */
  readonly page: number;
  /** 10, 20, 50 or 100. */
  readonly pageSize: number;
}

interface LinePage {
  /** Those without a price too. */
  readonly lines: readonly OfferLine[];
  /** Of all pages; null: the provider didn't say. */
  readonly count: number | null;
}

export const offerLinesCall = defineCall("GET /api/demo/line-based-offer-details/", pageOf(row), {
  query: {
    page: wholeNumber,
    per_page: wholeNumber,
    order_by: v.picklist(lineColumns),
    reverse_order: v.boolean(),
  },
});

/** One page of the lines of a demo account's offer. The call names no offer, so it serves an account with one. Throws ApiError. */
export async function fetchOfferLines(
  http: Http,
  { order, page, pageSize }: LineSearch,
  signal?: AbortSignal,
): Promise<LinePage> {
  const { results, count } = await send(http, offerLinesCall, {
    query: { page, per_page: pageSize, order_by: order.column, reverse_order: order.isDescending },
    signal,
  });
  return { lines: results.map(toLine), count };
}

/** The largest page that the list itself asks for. */
const largestPage = 100;

/** All lines in the given order, in batches, for exports. Throws ApiError. */
export function fetchAllOfferLines(http: Http, order: LineSearch["order"], signal?: AbortSignal) {
  return readPages({
    fetchPage: async (page) => {
      const { lines, count } = await fetchOfferLines(http, { order, page, pageSize: largestPage }, signal);
      return { rows: lines, count };
    },
    // The key contains the index within the page.
    identify: (line: OfferLine) => JSON.stringify({ ...line, key: "" }),
    hasTwins: true,
    pageLimit: 1000,
  });
}
