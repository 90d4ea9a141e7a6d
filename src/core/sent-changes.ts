import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import type { RegistrationStatus } from "./api/employees.ts";
import type { Day } from "./day.ts";
import type { Session } from "./session.ts";

/** A change of a membership that the provider has accepted from this session. */
export interface SentChange {
  readonly target: RegistrationStatus;
  readonly day: Day;
  /** As the form named it; null: none was asked for. */
  readonly reason: { readonly key: string; readonly text: string } | null;
  /** Who was signed in; null: the page didn't say. */
  readonly by: string | null;
  /** When it was accepted, ms since 1970. */
  readonly at: number;
}

export interface SentChanges {
  /** The newest change of each person, by their id. */
  readonly $byPerson: ReadableAtom<ReadonlyMap<string, SentChange>>;
  note(employeeId: string, change: Omit<SentChange, "by" | "at">): void;
}

const nothing: ReadonlyMap<string, SentChange> = new Map();
const kept = new WeakMap<Session, SentChanges>();

/**
 * What this session has sent. The provider says neither who asked for a change nor when or why, so that only what was sent
 * here can be told. In memory, and forgotten with the session.
 */
export function sentChangesOf(session: Session): SentChanges {
  let changes = kept.get(session);
  if (!changes) {
    const $byPerson: WritableAtom<ReadonlyMap<string, SentChange>> = atom(nothing);
    session.$generation.listen(() => $byPerson.set(nothing));
    changes = {
      $byPerson,
      note(employeeId, change) {
        const state = session.$state.get();
        const by = state.status === "signed-in" ? state.profile.userName : null;
        const sent = { ...change, by, at: session.environment.now() };
        $byPerson.set(new Map($byPerson.get()).set(employeeId, sent));
      },
    };
    kept.set(session, changes);
  }
  return changes;
}
