import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { type Booking, type BookingSearch, fetchBookings } from "./bookings.ts";

export interface BookingBatch {
  /** Those that no batch before held. */
  readonly bookings: readonly Booking[];
  /** How many have come so far, these included. */
  readonly loaded: number;
  /** How many there are, by the newest answer, else how many have come; never less than `loaded`. */
  readonly count: number;
}

/** What is exported: everything that matches, so that no page is asked for. */
export type AllBookingsSearch = Omit<BookingSearch, "page" | "pageSize">;

/** A year of bookings in 36 calls. A provider that gives smaller pages is asked for more of them. */
const pageSize = 1000;
/** A provider that never ends its list is left after so many pages. */
const pageLimit = 5000;

/**
 * All bookings that match, page by page, for exports (decision 18). Whoever stops iterating or aborts `signal` ends the
 * calls. When the list changes while it is read, rows move between its pages: then it is read once more for what was
 * missed, and no booking comes twice. Throws ApiError.
 */
export async function* fetchAllBookings(
  http: Http,
  search: AllBookingsSearch,
  signal?: AbortSignal,
): AsyncGenerator<BookingBatch, void, undefined> {
  const given = new Map<string, number>();
  let loaded = 0;
  for (let reading = 1; reading <= 2; reading += 1) {
    const met = new Map<string, number>();
    let received = 0;
    let firstCount: number | null = null;
    let hasChanged = false;
    let last = "";
    for (let page = 1; page <= pageLimit; page += 1) {
      const answer = await fetchPage(http, search, page, signal);
      if (answer === null || answer.bookings.length === 0) {
        // Fewer than were announced: rows have moved, or were left out.
        hasChanged ||= received < (firstCount ?? 0);
        break;
      }
      const rows = JSON.stringify(answer.bookings.map(toIdentity));
      // The same page once more, and nobody says how many there are: this provider doesn't know of pages.
      if (answer.count === null && rows === last) break;
      last = rows;
      firstCount ??= answer.count;
      hasChanged ||= answer.count !== firstCount;
      const bookings = takeNew(answer.bookings, { given, met, isMoving: hasChanged });
      received += answer.bookings.length;
      loaded += bookings.length;
      if (bookings.length > 0) yield { bookings, loaded, count: Math.max(answer.count ?? 0, loaded) };
      if (answer.count !== null && received >= answer.count) break;
    }
    if (!hasChanged) return;
  }
}

interface Counts {
  /** How often a booking was handed over, in both readings. */
  readonly given: Map<string, number>;
  /** How often this reading has met it. */
  readonly met: Map<string, number>;
  /** The list has changed: what was on an earlier page may have come to this one. */
  readonly isMoving: boolean;
}

/** Bookings have no id, and two people of one name may share a trip: they are told apart by how often they come. */
function takeNew(bookings: readonly Booking[], { given, met, isMoving }: Counts): Booking[] {
  const before = isMoving ? new Map(met) : null;
  return bookings.filter((booking) => {
    const identity = toIdentity(booking);
    const times = (met.get(identity) ?? 0) + 1;
    met.set(identity, times);
    if (before?.has(identity) || times <= (given.get(identity) ?? 0)) return false;
    given.set(identity, times);
    return true;
  });
}

function toIdentity({ tripId, passengerName, routeUniqueId, scheduledDay, timePeriod }: Booking): string {
  return JSON.stringify([tripId, passengerName, routeUniqueId, scheduledDay, timePeriod]);
}

/** Null when there is no such page. */
async function fetchPage(http: Http, search: AllBookingsSearch, page: number, signal: AbortSignal | undefined) {
  try {
    return await fetchBookings(http, { ...search, page, pageSize }, signal);
  } catch (error) {
    // Some providers answer a page past the end with 404.
    if (page > 1 && error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
