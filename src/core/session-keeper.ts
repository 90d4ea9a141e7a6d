import type { Environment, StorageKind } from "./environment.ts";
import { idleSince, type SharedActivity } from "./idle-watch.ts";
import { activityKey, storageKey, toAddress } from "./registry.ts";
import {
  forgetRecord,
  holdsAnother,
  readRecord,
  type RecordPlace,
  type SessionRecord,
  writeRecord,
} from "./session-record.ts";
import type { SessionSettings } from "./settings.ts";

export interface KeeperOptions {
  readonly name: string;
  readonly environment: Environment;
  readonly settings: () => SessionSettings;
  /** False: the storage is none of this session's business. */
  readonly isAllowed: () => boolean;
}

/** What a session of the form leaves in the browser's storage, and finds there. */
export interface SessionKeeper {
  read(): SessionRecord | null;
  /** Nothing lies in the place of this session. */
  isEmpty(): boolean;
  /** A session with another provider lies in the place of this one. */
  holdsAnother(): boolean;
  write(record: Omit<SessionRecord, "provider">): void;
  /** Also from another storage than that of the settings. */
  forget(kind?: StorageKind): void;
  /** Where the tabs of this session tell each other of their person; null: they share none. */
  readonly activity: SharedActivity | null;
  /** Somebody is there now, whatever an earlier session has left. */
  forgetActivity(): void;
  /** How long (ms) nobody was active, when the session was kept by an earlier page; null: nobody knows. */
  idleSince(): number | null;
}

/** Whole address of the provider's API, which a token is bound to. */
export function toProvider({ resolve }: Pick<Environment, "resolve">, apiBase: string): string {
  return resolve(toAddress(apiBase, ""));
}

export function createKeeper({ name, environment, settings, isAllowed }: KeeperOptions): SessionKeeper {
  const place = (kind = settings().storage): RecordPlace => ({
    storage: environment.storage(kind),
    sessionName: name,
    provider: toProvider(environment, settings().apiBase),
  });
  const activity = (kind = settings().storage): SharedActivity => ({
    storage: environment.storage(kind),
    key: activityKey(name),
  });

  function forgetActivity(kind?: StorageKind): void {
    if (!isAllowed()) return;
    const { storage, key } = activity(kind);
    storage.remove(key);
  }

  return {
    read: () => (isAllowed() ? readRecord(place()) : null),
    isEmpty: () => isAllowed() && environment.storage(settings().storage).get(storageKey(name)) === null,
    holdsAnother: () => isAllowed() && holdsAnother(place()),
    write(record) {
      if (isAllowed()) writeRecord(place(), record);
    },
    forget(kind) {
      if (!isAllowed() || holdsAnother(place(kind))) return;
      forgetRecord(place(kind));
      forgetActivity(kind);
    },
    forgetActivity: () => forgetActivity(),
    get activity() {
      return isAllowed() ? activity() : null;
    },
    idleSince: () => (isAllowed() ? idleSince(activity(), environment.now()) : null),
  };
}
