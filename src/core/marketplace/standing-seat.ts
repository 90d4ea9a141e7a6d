import { fetchLineDetail, type LineKey } from "../api/marketplace-detail.ts";
import { fetchReservations, type LineReservation } from "../api/marketplace-requests.ts";
import type { MarketplaceSearch } from "../api/marketplace-values.ts";
import { ApiError } from "../errors.ts";
import type { Http } from "../http.ts";
import { requestElsewhere } from "./requests.ts";

/**
 * The seat that a new reservation would take away: the provider keeps one for each passenger or address and period, and
 * moves it without a word. Null: there is none. Throws ApiError.
 */
export async function findStandingSeat(
  http: Http,
  subject: MarketplaceSearch["subject"],
  { lineId, pastSearchId }: LineKey,
): Promise<LineReservation | null> {
  const other = requestElsewhere(await fetchReservations(http), subject, lineId);
  // A line that has no name any more can't be asked about: its request may be of this period.
  if (other === null || other.lineId === null) return other;
  try {
    const { request } = await fetchLineDetail(http, { lineId: other.lineId, pastSearchId });
    return request === null || request.hasRequestInPeriod ? other : null;
  } catch (error) {
    // The line has ended, which says nothing of the request.
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return other;
    throw error;
  }
}
