import { type Action, createAction } from "../query/action.ts";
import { fetchPeople, peopleCall } from "../api/marketplace-people.ts";
import {
  fetchPastSearches,
  fetchReservations,
  type LineReservation,
  requestLine,
  pastSearchesCall,
  reservationsCall,
} from "../api/marketplace-requests.ts";
import type { MarketplaceSearch } from "../api/marketplace-values.ts";
import type { Session } from "../session/session.ts";
import { queryOf } from "../query/call-query.ts";

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
