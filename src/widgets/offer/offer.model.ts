import {
  fetchAllOfferLines,
  fetchOfferLines,
  isPriced,
  lineColumns,
  offerLinesCall,
} from "../../core/api/offer-lines.ts";
import type { Offer } from "../../core/api/offers.ts";
import { keyOf } from "../../core/query/call-query.ts";
import { daysLeft, isExpired } from "../../core/session/demo-access.ts";
import { localized } from "../../core/text/messages.ts";
import type { Day } from "../../core/time/day.ts";
import type { Sheet, SheetColumn } from "../kit/sheet/model.ts";
import { defineProviderList } from "../kit/table/provider-list.ts";
import { firstPage, type TableSort } from "../kit/table/table-state.ts";
import { offerMessages } from "./offer.messages.ts";

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

/** One fact of an offer: a number with its unit, a day, or a text. */
interface OfferFact {
  readonly item: string;
  readonly value?: number | null;
  readonly unit?: string;
  readonly day?: Day | null;
  readonly text?: string | null;
}

const factColumns = localized((): readonly SheetColumn<OfferFact>[] => {
  const texts = offerMessages.sheet;
  return [
    { header: texts.item, type: "text", value: ({ item }) => item },
    { header: texts.value, type: "number", value: ({ value }) => value },
    { header: texts.unit, type: "text", value: ({ unit }) => unit },
    { header: texts.date, type: "date", value: ({ day }) => day },
    { header: texts.text, type: "text", value: ({ text }) => text },
  ];
});

/** Percent as on the screen: one decimal at most. */
const rounded = (percent: number | null) => (percent === null ? null : Math.round(percent * 10) / 10);

/** The second sheet of an offer's file: its name, validity, totals and discounts, then the facts of its kind (`added`). */
export function toOfferSheet(offer: Offer, totalUnit: string, added: readonly OfferFact[]): Sheet<OfferFact> {
  const { sheet: texts, price, validity } = offerMessages;
  const { name, offerDate, validityDays, totals, discounts } = offer;
  const facts: readonly OfferFact[] = [
    { item: texts.offer, text: name },
    { item: validity.date, day: offerDate },
    { item: validity.duration, value: validityDays, unit: texts.days },
    { item: price.without, value: totals.withoutDiscount, unit: totalUnit },
    { item: texts.customer, value: rounded(discounts.customerDiscount), unit: texts.percent },
    { item: price.customer, value: totals.withDiscount, unit: totalUnit },
    { item: texts.early, value: rounded(discounts.earlyPaymentDiscount), unit: texts.percent },
    { item: price.early, value: totals.withEarlyPayment, unit: totalUnit },
    ...added,
  ];
  return { name: texts.facts, columns: factColumns(), rows: facts };
}
