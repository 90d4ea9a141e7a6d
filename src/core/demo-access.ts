import { fetchEnabledMenuItems } from "./api/menu.ts";
import { fetchOfferValidities, type OfferValidity } from "./api/offers.ts";
import { addDays, type Day, daysBetween, isDay, toDay } from "./day.ts";
import type { Session } from "./session.ts";

/** Days left of an offer: its date plus its validity minus today; null when the provider didn't say (specification 3 §4). */
export function daysLeft({ offerDate, validityDays }: OfferValidity, today: Day): number | null {
  const date = offerDate?.slice(0, 10);
  if (date === undefined || !isDay(date) || validityDays === null) return null;
  return daysBetween(today, addDays(date, Math.floor(validityDays)));
}

/** Zero days left already count as expired (decision 31). An account without any offer has nothing that could expire. */
export function areOffersExpired(offers: readonly OfferValidity[], today: Day): boolean {
  return offers.length > 0 && offers.every((offer) => (daysLeft(offer, today) ?? 0) <= 0);
}

/**
 * Learns what a demo account may open and whether its offers still hold, and keeps it in the session.
 * Throws ApiError; company accounts need none of it.
 */
export async function loadDemoAccess(session: Session, signal?: AbortSignal): Promise<void> {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.accountType !== "demo") return;
  const generation = session.$generation.get();
  const [enabledMenuItems, offers] = await Promise.all([
    fetchEnabledMenuItems(session.http, state.profile.companyName, signal),
    fetchOfferValidities(session.http, signal),
  ]);
  if (session.$generation.get() !== generation) return;
  session.updateProfile({
    enabledMenuItems,
    isOfferExpired: areOffersExpired(offers, toDay(session.environment.now())),
  });
}
