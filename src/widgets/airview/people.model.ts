import type { DetailedRoute } from "../../core/api/route-list.ts";
import { once } from "../../core/platform/once.ts";
import { foldText, toTurkishLower } from "../../core/text/text.ts";
import { toWantedText, type WantedText } from "../kit/table/search/search-index.ts";
import { isStopSelectable } from "../shared/stops/stop.model.ts";
import { type RouteIndex, stopsOf } from "./routes.model.ts";

/** A passenger of the own company at one stop of one route. */
export interface Seat {
  readonly name: string;
  readonly passengerId: string;
  readonly route: DetailedRoute;
  readonly stopIndex: number;
}

interface SearchedName {
  readonly name: string;
  readonly exact: string;
  readonly folded: string;
  readonly seats: Seat[];
}

/** Passengers of the own company by name; each name is folded for the search only once. */
interface PeopleIndex {
  readonly names: readonly SearchedName[];
}

/** People of other companies aren't in the routes at all (core/api/stops.ts), so they can't be found. */
function createPeopleIndex({ routes }: RouteIndex): PeopleIndex {
  const byName = new Map<string, SearchedName>();
  for (const route of routes) {
    for (const [stopIndex, stop] of route.stops.entries()) {
      for (const { passengerId, passengerName: given } of stop.passengers) {
        let entry = byName.get(given);
        if (!entry) {
          const name = given.normalize("NFC");
          const exact = toTurkishLower(name);
          entry = { name, exact, folded: foldText(exact), seats: [] };
          byName.set(given, entry);
        }
        entry.seats.push({ name: entry.name, passengerId, route, stopIndex });
      }
    }
  }
  return { names: [...byName.values()] };
}

/** The search index of the routes, created once per response. */
export const peopleOf = once(createPeopleIndex);

export interface FoundSeats {
  /** Matches with the exact Turkish letters come before folded ones; among each, beginnings of words come first. */
  readonly seats: readonly Seat[];
  readonly total: number;
}

const beginsWord = (text: string, search: string) => text.startsWith(search) || text.includes(` ${search}`);

/** 0 is the best match; null: no match. */
function rankOf({ exact, folded }: SearchedName, wanted: WantedText): number | null {
  if (exact.includes(wanted.exact)) return beginsWord(exact, wanted.exact) ? 0 : 1;
  if (folded.includes(wanted.folded)) return beginsWord(folded, wanted.folded) ? 2 : 3;
  return null;
}

/**
 * The first `limit` seats that match the search by Turkish case rules, and the number of all matches. An empty search matches none,
 * and needs no index: the first content must not wait for one.
 */
export function findSeats(routeIndex: RouteIndex, search: string, limit: number): FoundSeats {
  const wanted = toWantedText(search);
  if (wanted.exact === "") return { seats: [], total: 0 };
  const found: SearchedName[][] = [[], [], [], []];
  for (const name of peopleOf(routeIndex).names) {
    const rank = rankOf(name, wanted);
    if (rank !== null) found[rank]?.push(name);
  }
  const seats: Seat[] = [];
  let total = 0;
  for (const name of found.flat()) {
    total += name.seats.length;
    if (seats.length < limit) seats.push(...name.seats.slice(0, limit - seats.length));
  }
  return { seats, total };
}

/** The stop of a seat; null if it can't be selected. */
export function stopOfSeat({ route, stopIndex }: Seat) {
  const stop = stopsOf(route)[stopIndex];
  return stop && isStopSelectable(stop) ? stop : null;
}
