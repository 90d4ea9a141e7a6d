import {
  fetchAllOfferLines,
  fetchOfferLines,
  isPriced,
  lineColumns,
  offerLinesCall,
} from "../../core/api/offer-lines.ts";
import type { Offer } from "../../core/api/offers.ts";
import { keyOf } from "../../core/query/call-query.ts";
import type { Day } from "../../core/time/day.ts";
import { daysLeft, isExpired } from "../../core/session/demo-access.ts";
import { defineProviderList } from "../kit/table/provider-list.ts";
import { firstPage, type TableSort } from "../kit/table/table-state.ts";

export interface Validity {
  /** Days left; negative when expired, null when not known. */
  readonly left: number | null;
  /** Zero days left already count as expired. */
  readonly isExpired: boolean;
}

/** `today` is the day in Istanbul. */
export function toValidity(offer: Offer, today: Day): Validity {
  const left = daysLeft(offer, today);
  return { left, isExpired: isExpired(left) };
}

/** The wanted offer by its key or its pilot's name, else the first; null without any. */
export function toChosen(offers: readonly Offer[], wanted: string | null): Offer | null {
  return (
    offers.find(({ key }) => key === wanted) ??
    offers.find(({ pilotName }) => wanted !== null && pilotName === wanted) ??
    offers[0] ??
    null
  );
}

/**
 * The call for an offer's lines names no offer, so the provider can sort and page them only for an account with
 * one line-based offer. With several, the lines that came with each offer are shown.
 */
export function areLinesRemote(offers: readonly Offer[]): boolean {
  return offers.filter(({ kind }) => kind === "line").length === 1;
}

export const firstLineOrder = { column: "route_name", isDescending: false } as const satisfies TableSort;

export const lineList = defineProviderList({
  filters: [],
  orders: lineColumns,
  toDefaults: (pageSize) => ({ ...firstPage(pageSize), sort: firstLineOrder }),
  toSearch: ({ page, pageSize }, order) => ({ page, pageSize, order: order ?? firstLineOrder }),
  key: keyOf(offerLinesCall),
  fetch: fetchOfferLines,
  fetchAll: (http, { order }, signal) => fetchAllOfferLines(http, order, signal),
  isShown: isPriced,
});
