import type { KeyValueStorage } from "../platform/environment.ts";
import { storageKey, toAddress } from "../platform/registry.ts";

/**
 * Where a session is stored: one storage, for one provider. A token is never sent to another provider than the one that issued it.
 */
export interface RecordLocation {
  readonly storage: Pick<KeyValueStorage, "get">;
  readonly sessionName: string;
  /** Whole address of the provider's API, with its path. */
  readonly provider: string;
}

/** Whole address of the provider's API, which a token is bound to. */
export function toProvider(resolve: (address: string) => string, apiBase: string): string {
  return resolve(toAddress(apiBase, ""));
}

/** The stored object, unchecked. Null: nothing that could be a session. */
export function readKept({ storage, sessionName }: RecordLocation): Readonly<Record<string, unknown>> | null {
  try {
    const kept: unknown = JSON.parse(storage.get(storageKey(sessionName)) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : null;
  } catch {
    // Not JSON, so not written by the portal: treated as missing.
    return null;
  }
}

/** Whether a stored session belongs to this provider. */
export const isOf = (kept: { readonly provider?: unknown }, { provider }: RecordLocation) => kept.provider === provider;
