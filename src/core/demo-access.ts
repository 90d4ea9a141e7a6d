import { fetchEnabledMenuItems } from "./api/menu.ts";
import { fetchOfferValidities, type OfferValidity } from "./api/offers.ts";
import { addDays, type Day, daysBetween, parseDay, toDay } from "./day.ts";
import type { Session } from "./session.ts";

/** Days left of an offer: its date plus its validity minus today; null when the provider didn't say (specification 3 §4). */
export function daysLeft({ offerDate, validityDays }: OfferValidity, today: Day): number | null {
  const date = offerDate === null ? null : parseDay(offerDate);
  if (date === null || validityDays === null) return null;
  return daysBetween(today, addDays(date, Math.floor(validityDays)));
}

/** Zero days left already count as expired (decision 31); an offer that doesn't say how long it holds does not. */
export function isExpired(left: number | null): boolean {
  return left !== null && left <= 0;
}

/** One valid offer is enough. An account without any offer has nothing that could expire. */
export function areOffersExpired(offers: readonly OfferValidity[], today: Day): boolean {
  return offers.length > 0 && offers.every((offer) => isExpired(daysLeft(offer, today)));
}

/** What was just learned of a demo account's offers; the guards go by it (specification 3 §4). */
export function noteOffers(session: Session, offers: readonly OfferValidity[]): void {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.accountType !== "demo") return;
  const isOfferExpired = areOffersExpired(offers, toDay(session.environment.now()));
  if (isOfferExpired !== state.profile.isOfferExpired) session.updateProfile({ isOfferExpired });
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
