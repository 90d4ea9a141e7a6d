import { fetchEnabledMenuItems } from "../api/menu.ts";
import { fetchOfferValidities, type OfferValidity } from "../api/offers.ts";
import { addDays, type Day, daysBetween, toDay } from "../time/day.ts";
import type { Profile, Session } from "./session.ts";

/** Days left of an offer: its date plus its validity minus today; null when the provider didn't say. */
export function daysLeft({ offerDate, validityDays }: OfferValidity, today: Day): number | null {
  if (offerDate === null || validityDays === null) return null;
  return daysBetween(today, addDays(offerDate, Math.floor(validityDays)));
}

/** Zero days left already count as expired; an offer that doesn't say how long it holds does not. */
export function isExpired(left: number | null): boolean {
  return left !== null && left <= 0;
}

/** One valid offer is enough. An account without any offer has nothing that could expire. */
export function areOffersExpired(offers: readonly OfferValidity[], today: Day): boolean {
  return offers.length > 0 && offers.every((offer) => isExpired(daysLeft(offer, today)));
}

/** What was just learned of a demo account's offers; the guards go by it. */
export function noteOffers(
  session: Session,
  offers: readonly OfferValidity[],
  { isComplete = true }: { readonly isComplete?: boolean } = {},
): void {
  const state = session.$state.get();
  if (state.status !== "signed-in" || state.profile.accountType !== "demo") return;
  const today = toDay(session.environment.now());
  // One that holds decides; that all have expired is known only of all.
  if (!isComplete && !hasValid(offers, today)) return;
  const isOfferExpired = areOffersExpired(offers, today);
  if (isOfferExpired !== state.profile.isOfferExpired) session.updateProfile({ isOfferExpired });
}

function hasValid(offers: readonly OfferValidity[], today: Day): boolean {
  return offers.some((offer) => !isExpired(daysLeft(offer, today)));
}

/**
 * Whether no offer holds any more. One that does decides at once, whatever becomes of the other kind's call; else both kinds
 * have to be known. Throws ApiError.
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
 * Learns what a demo account may open and whether its offers still hold, and keeps each in the session as soon as it is known.
 * Throws ApiError when one of the two isn't; company accounts need none of it.
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
