import { type Action, createAction } from "../query/action.ts";
import { fetchPeople } from "../api/marketplace-people.ts";
import {
  fetchPastSearches,
  fetchReservations,
  type LineReservation,
  type PastSearch,
  requestLine,
} from "../api/marketplace-requests.ts";
import type { MarketplaceSearch, Person } from "../api/marketplace-values.ts";
import type { QueryOptions } from "../query/query.ts";
import type { Session } from "../session/session.ts";
import { pastSearchesKey, reservationsKey } from "./keys.ts";

export const pastSearches: QueryOptions<readonly PastSearch[]> = { key: pastSearchesKey, fetch: fetchPastSearches };
export const reservations: QueryOptions<readonly LineReservation[]> = {
  key: reservationsKey,
  fetch: fetchReservations,
};

/** The employees of the search form. Fresh for five minutes, because the response may contain ten thousand. */
export const people: QueryOptions<readonly Person[]> = {
  key: ["marketplace-people"],
  fetch: fetchPeople,
  freshFor: 300_000,
};

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
