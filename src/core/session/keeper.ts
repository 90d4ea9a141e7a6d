import type { Environment, StorageKind } from "../platform/environment.ts";
import { idleSince, type SharedActivity } from "./idle-watch.ts";
import { activityKey, storageKey, toAddress } from "../platform/registry.ts";
import { holdsAnother, readRecord, type RecordPlace, type SessionRecord, writeRecord } from "./record.ts";
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
  /** Another token than this one lies in the place of this session, or nothing any more. */
  isOutdated(token: string): boolean;
  /** Calls back when another tab may have changed what lies there. Returns the way to stop. */
  onChange(listener: () => void): () => void;
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

  const read = () => (isAllowed() ? readRecord(place()) : null);

  return {
    read,
    isOutdated(token) {
      const record = read();
      if (record) return record.token !== token;
      return isAllowed() && place().storage.get(storageKey(name)) === null;
    },
    onChange: (listener) =>
      environment.onStorageChange((key) => {
        if (!isAllowed() || settings().storage !== "local") return;
        if (key === null || key === storageKey(name)) listener();
      }),
    holdsAnother: () => isAllowed() && holdsAnother(place()),
    write(record) {
      if (isAllowed()) writeRecord(place(), record);
    },
    forget(kind) {
      const found = place(kind);
      if (!isAllowed() || holdsAnother(found)) return;
      found.storage.remove(storageKey(name));
      forgetActivity(kind);
    },
    forgetActivity: () => forgetActivity(),
    get activity() {
      return isAllowed() ? activity() : null;
    },
    idleSince: () => (isAllowed() ? idleSince(activity(), environment.now()) : null),
  };
}
