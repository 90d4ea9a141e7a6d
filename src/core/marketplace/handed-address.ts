import type { FoundAddress } from "../api/marketplace-people.ts";
import type { Session } from "../session/session.ts";

interface Handed {
  readonly address: FoundAddress;
  /** Of the session: another person gets nothing. */
  readonly generation: number;
  readonly isAccepted: boolean;
}

/** In memory only: an address of a person must not get into an address bar, a history, a storage or an event. */
const handed = new WeakMap<Session, Handed>();

/** Called by an area whose link leads to the marketplace's form for this address. */
export function offerAddress(session: Session, address: FoundAddress): void {
  handed.set(session, { address, generation: session.$generation.get(), isAccepted: false });
}

/**
 * Called by the portal when it goes to another place: only it passes the address on, and only to the marketplace. Elsewhere the link
 * opens the marketplace without it.
 */
export function passAddress(session: Session, isToMarketplace: boolean): void {
  const offered = handed.get(session);
  if (offered && isToMarketplace) handed.set(session, { ...offered, isAccepted: true });
  else handed.delete(session);
}

/** The passed address, once; null: none. */
export function takeAddress(session: Session): FoundAddress | null {
  const passed = handed.get(session);
  if (!passed?.isAccepted) return null;
  handed.delete(session);
  return passed.generation === session.$generation.get() ? passed.address : null;
}
