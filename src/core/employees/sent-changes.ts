import { atom, type ReadableAtom } from "nanostores";
import type { RegistrationStatus } from "../api/employees.ts";
import type { Day } from "../time/day.ts";
import type { Session } from "../session/session.ts";

/** Something that the provider has accepted from this session. */
export interface Sent {
  /** Who was signed in; null: the page didn't say. */
  readonly by: string | null;
  /** When it was accepted, ms since 1970. */
  readonly at: number;
}

/** A change of a membership. */
export interface SentChange extends Sent {
  readonly target: RegistrationStatus;
  readonly day: Day;
  /** As the form named it; null: none was asked for. */
  readonly reason: { readonly key: string; readonly text: string } | null;
}

interface SentChanges {
  /** The newest change of each person, by their id. */
  readonly $byPerson: ReadableAtom<ReadonlyMap<string, SentChange>>;
  /** New people, by their e-mail address in small letters: an id they don't have yet. */
  readonly $requests: ReadableAtom<ReadonlyMap<string, Sent>>;
  note(employeeId: string, change: Omit<SentChange, keyof Sent>): void;
  noteRequest(email: string): void;
}

const kept = new WeakMap<Session, SentChanges>();

/**
 * What this session has sent. The provider says neither who asked for a change nor when or why, so that only what was sent
 * here can be told. In memory, and forgotten with the session.
 */
export function sentChangesOf(session: Session): SentChanges {
  let changes = kept.get(session);
  if (!changes) {
    const $byPerson = atom<ReadonlyMap<string, SentChange>>(new Map());
    const $requests = atom<ReadonlyMap<string, Sent>>(new Map());
    session.$generation.listen(() => {
      $byPerson.set(new Map());
      $requests.set(new Map());
    });
    const now = (): Sent => {
      const state = session.$state.get();
      const by = state.status === "signed-in" ? state.profile.userName : null;
      return { by, at: session.environment.now() };
    };
    changes = {
      $byPerson,
      $requests,
      note: (id, change) => $byPerson.set(new Map($byPerson.get()).set(id, { ...change, ...now() })),
      noteRequest: (email) => $requests.set(new Map($requests.get()).set(toKey(email), now())),
    };
    kept.set(session, changes);
  }
  return changes;
}

/** What the session has sent for somebody with this address. */
export function requestOf(requests: ReadonlyMap<string, Sent>, email: string | null): Sent | undefined {
  return email === null ? undefined : requests.get(toKey(email));
}

const toKey = (email: string) => email.trim().toLowerCase();
