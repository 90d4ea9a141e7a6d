import type { FoundAddress } from "../api/marketplace-people.ts";
import type { Session } from "../session/session.ts";
import type { PlaceName } from "./places.ts";

/** What "Planlama" is opened for: a new person's address as it was typed, an employee, or the people of a list in its order. */
export type PlannerQuestion =
  | { readonly kind: "address"; readonly text: string }
  | {
      readonly kind: "employee";
      readonly id: string;
      readonly name: string;
      readonly homeAddress: string | null;
      readonly hasRoute: boolean;
    }
  | { readonly kind: "list"; readonly people: readonly { readonly name: string; readonly address: string }[] };

/** By the place that receives it. */
interface HandedOver {
  readonly marketplace: FoundAddress;
  readonly planner: PlannerQuestion;
}

interface Handed {
  readonly place: PlaceName;
  readonly value: HandedOver[keyof HandedOver];
  /** Of the session: another person gets nothing. */
  readonly generation: number;
  readonly isAccepted: boolean;
}

/** In memory only: a person and their address must not get into an address bar, a history, a storage or an event. */
const handed = new WeakMap<Session, Handed>();

/** Called by an area whose link leads to a place for this value. */
export function offer<Place extends keyof HandedOver>(session: Session, place: Place, value: HandedOver[Place]): void {
  handed.set(session, { place, value, generation: session.$generation.get(), isAccepted: false });
}

/**
 * Called by the portal when it goes to another place: only it passes the value on, and only to the place it is for. Elsewhere the
 * link opens that place without it.
 */
export function passOn(session: Session, place: PlaceName): void {
  const offered = handed.get(session);
  if (offered?.place === place) handed.set(session, { ...offered, isAccepted: true });
  else handed.delete(session);
}

/** The value passed on to this place, once; null: none. */
export function take<Place extends keyof HandedOver>(session: Session, place: Place): HandedOver[Place] | null {
  const passed = handed.get(session);
  if (!passed?.isAccepted || passed.place !== place) return null;
  handed.delete(session);
  // `offer` has stored a value of this place's type.
  return passed.generation === session.$generation.get() ? (passed.value as HandedOver[Place]) : null;
}
