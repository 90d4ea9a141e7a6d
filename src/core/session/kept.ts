import type { KeyValueStorage } from "../platform/environment.ts";
import { storageKey, toAddress } from "../platform/registry.ts";

/** A session's place in one storage, for one provider: a token never goes to another one than that it came from. */
export interface RecordPlace {
  readonly storage: Pick<KeyValueStorage, "get">;
  readonly sessionName: string;
  /** Whole address of the provider's API, with its path. */
  readonly provider: string;
}

/** Whole address of the provider's API, which a token is bound to. */
export function toProvider(resolve: (address: string) => string, apiBase: string): string {
  return resolve(toAddress(apiBase, ""));
}

/** What lies in this place, not yet looked at more closely. Null: nothing that could be a session. */
export function readKept({ storage, sessionName }: RecordPlace): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(storage.get(storageKey(sessionName)) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : null;
  } catch {
    // Not ours; treated like none.
    return null;
  }
}

/** Whether it is a session with this provider. */
export const isOf = (kept: { readonly provider?: unknown }, { provider }: RecordPlace) => kept.provider === provider;
