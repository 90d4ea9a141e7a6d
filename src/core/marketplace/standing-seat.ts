import { fetchLineDetail, type LineKey } from "../api/marketplace-detail.ts";
import { fetchReservations, type LineReservation } from "../api/marketplace-requests.ts";
import type { MarketplaceSearch } from "../api/marketplace-values.ts";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { requestsElsewhere } from "./requests.ts";

/**
 * The seat that a new reservation would replace: the provider allows one per passenger or address and period, and moves it
 * without notice. Null: there is none. Throws ApiError.
 */
export async function findStandingSeat(
  http: Http,
  subject: MarketplaceSearch["subject"],
  { lineId, pastSearchId }: LineKey,
): Promise<LineReservation | null> {
  // The list contains the requests of all periods, in no particular order.
  for (const other of requestsElsewhere(await fetchReservations(http), subject, lineId)) {
    if (await isOfThisPeriod(http, other, pastSearchId)) return other;
  }
  return null;
}

async function isOfThisPeriod(
  http: Http,
  { lineId }: LineReservation,
  pastSearchId: LineKey["pastSearchId"],
): Promise<boolean> {
  // A request without a line id can't be looked up; it may be of this period and is therefore included.
  if (lineId === null) return true;
  try {
    const { request } = await fetchLineDetail(http, { lineId, pastSearchId });
    return request === null || request.hasRequestInPeriod;
  } catch (error) {
    // The line no longer exists; its request may still be active.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return true;
    throw error;
  }
}
