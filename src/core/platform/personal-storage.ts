import { createMemoryStorage, type KeyValueStorage } from "./environment.ts";
import type { Session } from "../session/session.ts";

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

/**
 * Storage for one user, in this browser, under the user's id or name within the company. Without either it is kept in memory
 * and dropped at the next change of user.
 *
 * @param kind what is stored, e.g. `views`
 * @param subject which list it belongs to
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
