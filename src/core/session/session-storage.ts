import type { Environment, KeyValueStorage, StorageKind } from "../platform/environment.ts";
import { activityKey, storageKey } from "../platform/registry.ts";
import { idleSince, type SharedActivity } from "./idle-watch.ts";
import type { SessionSettings } from "./page/given.ts";
import {
  holdsAnother,
  readRecord,
  type RecordLocation,
  type SessionRecord,
  toProvider,
  writeRecord,
} from "./record.ts";

interface SessionStorageOptions {
  readonly name: string;
  readonly environment: Environment;
  readonly settings: () => SessionSettings;
  /** False: the session must not touch the storage. */
  readonly isAllowed: () => boolean;
}

/** Reads and writes a session that was opened with the form in the browser's storage. */
interface SessionStorage {
  read(): SessionRecord | null;
  /** Whether the storage holds another token for this session, or none any more. */
  isOutdated(token: string): boolean;
  /** Calls `listener` when another tab may have changed the record. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Whether the record belongs to another provider. */
  holdsAnother(): boolean;
  write(record: Omit<SessionRecord, "provider">): void;
  /** Removes the record and the recorded activity. `kind`: the storage; default: that of the settings. */
  forget(kind?: StorageKind): void;
  /** The tabs' shared activity entry; null: the session uses no storage. */
  readonly activity: SharedActivity | null;
  /** Removes the activity that an earlier session has recorded. */
  forgetActivity(): void;
  /** Ms since the last recorded activity; null: not known. */
  idleSince(): number | null;
}

export function createSessionStorage({
  name,
  environment,
  settings,
  isAllowed,
}: SessionStorageOptions): SessionStorage {
  const location = (kind = settings().storage): RecordLocation & { readonly storage: KeyValueStorage } => ({
    storage: environment.storage(kind),
    sessionName: name,
    provider: toProvider(environment.resolve, settings().apiBase),
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

  const read = () => (isAllowed() ? readRecord(location()) : null);

  return {
    read,
    isOutdated(token) {
      const record = read();
      if (record) return record.token !== token;
      return isAllowed() && location().storage.get(storageKey(name)) === null;
    },
    onChange: (listener) =>
      environment.onStorageChange((key) => {
        if (!isAllowed() || settings().storage !== "local") return;
        if (key === null || key === storageKey(name)) listener();
      }),
    holdsAnother: () => isAllowed() && holdsAnother(location()),
    write(record) {
      if (isAllowed()) writeRecord(location(), record);
    },
    forget(kind) {
      const found = location(kind);
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
