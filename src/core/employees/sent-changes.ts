import type { ReadableAtom } from "nanostores";
import type { RegistrationStatus } from "../api/employees.ts";
import type { Day } from "../time/day.ts";
import { storeOf } from "../query/scope.ts";
import type { Session } from "../session/session.ts";
import { toMailAddress } from "../text/mail-address.ts";

/** A request that the provider has accepted in this session. */
export interface Sent {
  /** Name of the user who sent it; null: unknown. */
  readonly by: string | null;
  /** When it was accepted, ms since 1970. */
  readonly at: number;
}

/** A change of an employee's registration. */
export interface SentChange extends Sent {
  readonly target: RegistrationStatus;
  readonly day: Day;
  /** The reason selected in the form; null: the form has none. */
  readonly reason: { readonly key: string; readonly text: string } | null;
}

interface SentChanges {
  /** The newest change of each employee, by id. */
  readonly $byPerson: ReadableAtom<ReadonlyMap<string, SentChange>>;
  /** Requested new employees by e-mail address in lower case, because they have no id yet. */
  readonly $requests: ReadableAtom<ReadonlyMap<string, Sent>>;
  note(employeeId: string, change: Omit<SentChange, keyof Sent>): void;
  noteRequest(email: string): void;
}

/**
 * The changes that this session has sent. The provider doesn't return who requested a change, when or why, so that these are
 * known only for changes sent in this session. Kept in memory and dropped with the session.
 */
export function sentChangesOf(session: Session): SentChanges {
  const $byPerson = storeOf<ReadonlyMap<string, SentChange>>(session, "sent changes", new Map());
  const $requests = storeOf<ReadonlyMap<string, Sent>>(session, "sent requests", new Map());
  const now = (): Sent => {
    const state = session.$state.get();
    const by = state.status === "signed-in" ? state.profile.userName : null;
    return { by, at: session.environment.now() };
  };
  return {
    $byPerson,
    $requests,
    note: (id, change) => $byPerson.set(new Map($byPerson.get()).set(id, { ...change, ...now() })),
    noteRequest: (email) => $requests.set(new Map($requests.get()).set(toKey(email), now())),
  };
}

/** The request that the session has sent for an employee with this address. */
export function requestOf(requests: ReadonlyMap<string, Sent>, email: string | null): Sent | undefined {
  return email === null ? undefined : requests.get(toKey(email));
}

const toKey = (email: string) => toMailAddress(email).toLowerCase();
