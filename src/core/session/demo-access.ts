import { fetchEnabledMenuItems } from "../api/account.ts";
import { fetchOfferValidities, type OfferValidity } from "../api/offer-kinds.ts";
import { addDays, type Day, daysBetween, toDay } from "../time/day.ts";
import type { Profile, Session } from "./session.ts";

/** Days left of an offer (offer date + validity − today); null when the provider gave no date or validity. */
export function daysLeft({ offerDate, validityDays }: OfferValidity, today: Day): number | null {
  if (offerDate === null || validityDays === null) return null;
  return daysBetween(today, addDays(offerDate, Math.floor(validityDays)));
}

/** Zero days left counts as expired, an unknown validity does not. */
export function isExpired(left: number | null): boolean {
  return left !== null && left <= 0;
}

/** True when no offer is valid; false for an account without offers. */
export function areOffersExpired(offers: readonly OfferValidity[], today: Day): boolean {
  return offers.length > 0 && offers.every((offer) => isExpired(daysLeft(offer, today)));
}

/** Stores in the profile, where the guards read it, whether all offers have expired. `isComplete`: both calls' offers. */
export function noteOffers(
  session: Session,
  offers: readonly OfferValidity[],
  { isComplete = true }: { readonly isComplete?: boolean } = {},
): void {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.accountType !== "demo") return;
  const today = toDay(session.environment.now());
  // One valid offer is enough; "all expired" needs the responses of both calls.
  if (!isComplete && !hasValid(offers, today)) return;
  const isOfferExpired = areOffersExpired(offers, today);
  if (isOfferExpired !== state.profile.isOfferExpired) session.updateProfile({ isOfferExpired });
}

function hasValid(offers: readonly OfferValidity[], today: Day): boolean {
  return offers.some((offer) => !isExpired(daysLeft(offer, today)));
}

/**
 * Whether all offers have expired. One valid offer is enough for false, even when the other kind's call fails; otherwise both
 * responses are needed. Throws ApiError.
 */
async function learnExpiry(session: Session, signal?: AbortSignal): Promise<boolean> {
  const today = toDay(session.environment.now());
  const lists = (["seat", "line"] as const).map((kind) => fetchOfferValidities(session.http, kind, signal));
  const finds = lists.map(async (list) => {
    if (!hasValid(await list, today)) throw new Error("no offer of this kind holds");
  });
  try {
    await Promise.any(finds);
    return false;
  } catch {
    return areOffersExpired((await Promise.all(lists)).flat(), today);
  }
}

/**
 * Loads which menu items a demo account may open and whether its offers are valid, and stores each in the session as soon as
 * it is known. Throws ApiError when one of the two fails. Company accounts make no call.
 */
export async function loadDemoAccess(session: Session, signal?: AbortSignal): Promise<void> {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.accountType !== "demo") return;
  const generation = session.$generation.get();
  const keep = (facts: Partial<Profile>) => {
    if (session.$generation.get() === generation) session.updateProfile(facts);
  };
  await Promise.all([
    fetchEnabledMenuItems(session.http, state.profile.companyName, signal).then((enabledMenuItems) =>
      keep({ enabledMenuItems }),
    ),
    learnExpiry(session, signal).then((isOfferExpired) => keep({ isOfferExpired })),
  ]);
}
