import type { MarketplaceSearch } from "../../../core/api/marketplace.ts";
import { formatMoney, missing } from "../../../core/text/format.ts";
import { toWorkText } from "../work-days.ts";
import { seatMessages as texts } from "./detail.messages.ts";

export interface Seat {
  /** Null: the provider doesn't say what was looked for. */
  readonly search: MarketplaceSearch | null;
  /** For whom, where the search doesn't say. */
  readonly title?: string;
  readonly line: string;
  /** TL for a seat and month. */
  readonly price: number | null;
  /** The month it is asked for. */
  readonly period?: string;
  /** The line whose seat is given up. */
  readonly givenUp?: string | null;
}

/** A seat as its questions name it: for whom, which line, when, for how much. */
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
