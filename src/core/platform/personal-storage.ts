import { atom, type ReadableAtom } from "nanostores";
import * as v from "valibot";
import type { Session } from "../session/session.ts";
import { createMemoryStorage, type KeyValueStorage } from "./environment.ts";

/** Storage in memory for users that the page doesn't identify, by session. */
const unnamed = new WeakMap<Session, KeyValueStorage>();

function storageOfUnnamed(session: Session): KeyValueStorage {
  let storage = unnamed.get(session);
  if (!storage) {
    storage = createMemoryStorage();
    unnamed.set(session, storage);
    const stop = session.$generation.listen(() => {
      unnamed.delete(session);
      stop();
    });
  }
  return storage;
}

/** Kinds of data stored per user. Each is listed in docs/security.md and on the portal's page on privacy. */
export const personalKinds = ["views", "columns", "direction", "tab", "report", "month", "planner"] as const;
export type PersonalKind = (typeof personalKinds)[number];

export interface Owner {
  readonly storage: KeyValueStorage;
  /** Company and user, as written in the storage keys. */
  readonly name: readonly [company: string, person: string | null];
}

/** Storage of the signed-in user's data, and the user's name in its keys. */
export function ownerOf(session: Session): Owner {
  const state = session.$state.get();
  const profile = state.status === "signed-in" ? state.profile : null;
  const person = profile && (profile.userId ?? profile.userName);
  return {
    storage: person ? session.environment.storage("local") : storageOfUnnamed(session),
    name: [profile?.companyId ?? profile?.companyName ?? "", person],
  };
}

/**
 * Storage for one user, in this browser, under the user's id or name within the company. Without either it is kept in memory
 * and dropped at the next change of user.
 *
 * @param kind what is stored
 * @param subject which list it belongs to
 */
export function personalStorage(
  session: Session,
  kind: PersonalKind,
  subject: string,
): { readonly storage: KeyValueStorage; readonly key: string } {
  const { storage, name } = ownerOf(session);
  return { storage, key: `shuttle.${kind}.${JSON.stringify([subject, ...name])}` };
}

interface PersonalValue<Value> {
  readonly $value: ReadableAtom<Value>;
  change(toNext: (value: Value) => Value): void;
}

/**
 * A value in the user's personal storage, which has no entry while it is `empty`. Each change reads the storage again, because
 * another element or tab may have written. A stored value of another format isn't overwritten until then.
 */
export function createPersonalValue<Value>(
  session: Session,
  [kind, subject]: readonly [kind: PersonalKind, subject: string],
  schema: v.GenericSchema<unknown, Value>,
  empty: Value,
): PersonalValue<Value> {
  const { storage, key } = personalStorage(session, kind, subject);
  const read = (): Value => {
    try {
      const result = v.safeParse(schema, JSON.parse(storage.get(key) ?? "null"));
      return result.success ? result.output : empty;
    } catch {
      // Written by another program: treated as empty.
      return empty;
    }
  };
  const $value = atom<Value>(read());
  return {
    $value,
    change(toNext) {
      const next = toNext(read());
      const text = JSON.stringify(next);
      if (text === JSON.stringify(empty)) storage.remove(key);
      else storage.set(key, text);
      $value.set(next);
    },
  };
}
