import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { formatMoney, missing } from "../../../core/text/format.ts";
import { toWorkText } from "../work-days.ts";
import { marketplaceSeatMessages as texts } from "../marketplace.messages.ts";

export interface Seat {
  /** Null: the provider sent no search with the request. */
  readonly search: MarketplaceSearch | null;
  /** Shown as the passenger when there is no search. */
  readonly title?: string;
  readonly line: string;
  /** TL per seat and month. */
  readonly price: number | null;
  /** The month of the reservation. */
  readonly period?: string;
  /** Name of the line whose seat would be given up; null: none. */
  readonly givenUp?: string | null;
}

/** Label and value pairs about a seat: passenger or address, line, days, price and month. */
export function toSeatFacts({ search, title, line, price, period, givenUp }: Seat) {
  const facts: (readonly [string, string])[] = [];
  if (search?.subject.type === "address") facts.push([texts.address, search.subject.address]);
  else facts.push([texts.person, search?.subject.passenger.name ?? title ?? missing]);
  if (givenUp != null) facts.push([texts.givenUp, givenUp]);
  facts.push([givenUp == null ? texts.line : texts.newLine, line]);
  if (search) facts.push([texts.days, search.workType === "full-time" ? texts.everyDay : toWorkText(search)]);
  facts.push([texts.price, texts.perMonth(formatMoney(price))]);
  if (period !== undefined) facts.push([texts.period, period]);
  return facts;
}
