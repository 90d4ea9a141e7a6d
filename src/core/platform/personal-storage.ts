import { createMemoryStorage, type KeyValueStorage } from "./environment.ts";
import type { Session } from "../session/session.ts";

/** What is kept for a person of whom nobody has said who it is: for their time on this page, by session. */
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

/**
 * Where something is kept for the person who is signed in, and for nobody else: in this browser, under the person's id or name
 * in the company. Without either it goes with the person, as the next one may be another.
 *
 * @param kind what, as `views`
 * @param subject of which list
 */
export function personalStorage(
  session: Session,
  kind: string,
  subject: string,
): { readonly storage: KeyValueStorage; readonly key: string } {
  const state = session.$state.get();
  const profile = state.status === "signed-in" ? state.profile : null;
  const person = profile && (profile.userId ?? profile.userName);
  return {
    storage: person ? session.environment.storage("local") : storageOfUnnamed(session),
    key: `shuttle.${kind}.${JSON.stringify([subject, profile?.companyId ?? profile?.companyName ?? "", person])}`,
  };
}
