import { fetchPeople, peopleCall } from "../api/marketplace-people.ts";
import {
  fetchPastSearches,
  fetchReservations,
  type LineReservation,
  pastSearchesCall,
  requestLine,
  reservationsCall,
} from "../api/marketplace-requests.ts";
import type { MarketplaceSearch } from "../api/marketplace-values.ts";
import { fetchOpenLines, type MarketplaceLine, openLinesCall } from "../api/marketplace.ts";
import { type Action, createAction } from "../query/action.ts";
import { queryOf } from "../query/call-query.ts";
import type { Session } from "../session/session.ts";
import { compareText } from "../text/text.ts";

export const pastSearches = queryOf(pastSearchesCall, fetchPastSearches);
export const reservations = queryOf(reservationsCall, fetchReservations);

/** The employees of the search form. */
export const people = queryOf(peopleCall, fetchPeople);

/** The request of this passenger or address for a line; null: none. */
export function requestOf(
  all: readonly LineReservation[],
  subject: MarketplaceSearch["subject"],
  lineId: string,
): LineReservation | null {
  return all.find((one) => one.lineId === lineId && isSame(one.pastSearch?.search?.subject ?? null, subject)) ?? null;
}

const stands = ({ status }: LineReservation) => status !== null && status !== "rejected";

/** Requests of this passenger or address for other lines. */
export function requestsElsewhere(
  all: readonly LineReservation[],
  subject: MarketplaceSearch["subject"],
  lineId: string,
): readonly LineReservation[] {
  return all.filter(
    (one) => stands(one) && one.lineId !== lineId && isSame(one.pastSearch?.search?.subject ?? null, subject),
  );
}

function isSame(a: MarketplaceSearch["subject"] | null, b: MarketplaceSearch["subject"]): boolean {
  if (a?.type === "passenger") return b.type === "passenger" && a.passenger.id === b.passenger.id;
  return a?.type === "address" && b.type === "address" && a.address === b.address;
}

/** "Rota İsteği Gönder": requests a line for a past search without results. */
export function createRouteRequest(session: Session): Action<string, void> {
  return createAction(session, requestLine);
}

/** Every line with a free seat, independent of a search. */
export const openLines = queryOf(openLinesCall, fetchOpenLines);

interface CountyCount {
  readonly county: string;
  readonly count: number;
}

/** Number of lines by district of departure, the highest first, equal numbers by name. Lines of an unknown district are left out. */
export function countByCounty(lines: readonly Pick<MarketplaceLine, "originCounty">[]): readonly CountyCount[] {
  const counts = new Map<string, number>();
  for (const { originCounty } of lines) {
    if (originCounty !== null) counts.set(originCounty, (counts.get(originCounty) ?? 0) + 1);
  }
  return [...counts]
    .map(([county, count]) => ({ county, count }))
    .sort((a, b) => b.count - a.count || compareText(a.county, b.county));
}
