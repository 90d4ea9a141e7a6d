import { type LineSearch, lineColumns, type LineColumn } from "../../core/api/offer-lines.ts";
import type { Offer } from "../../core/api/offers.ts";
import type { Day } from "../../core/time/day.ts";
import { daysLeft, isExpired } from "../../core/session/demo-access.ts";
import type { TableSort, TableState } from "../kit/table/table-state.ts";

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

const isLineColumn = (text: string): text is LineColumn => (lineColumns as readonly string[]).includes(text);

export function toLineOrder(sort: TableSort | null): LineSearch["order"] {
  const column = sort?.column ?? "";
  return isLineColumn(column) ? { column, isDescending: sort?.isDescending ?? false } : firstLineOrder;
}

/** The parameters of the call. */
export function toLineSearch({ page, pageSize, sort }: TableState): LineSearch {
  return { page, pageSize, order: toLineOrder(sort) };
}
