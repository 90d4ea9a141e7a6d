import * as v from "valibot";
import type { KeyValueStorage } from "../platform/environment.ts";
import { storageKey, toAddress } from "../platform/registry.ts";
import type { Profile } from "./session.ts";

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

/** Whether the portal's sidebar is folded. */
export type Layout = "wide" | "collapsed";

/** The data of a session in the browser's storage, in one entry. */
export interface SessionRecord {
  readonly token: string;
  /** Whole address of the provider's API that gave the token. */
  readonly provider: string;
  readonly profile: Profile;
  readonly layout: Layout;
}

const nullableText = v.nullish(v.string(), null);
const menuItems = v.object({
  offer: v.boolean(),
  airview: v.boolean(),
  billing: v.boolean(),
  pastTrips: v.boolean(),
  routeDetails: v.boolean(),
  drivers: v.boolean(),
  summary: v.boolean(),
});

const record = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  provider: v.pipe(v.string(), v.nonEmpty()),
  layout: v.fallback(v.picklist(["wide", "collapsed"]), "wide"),
  profile: v.object({
    userName: v.pipe(v.string(), v.nonEmpty()),
    userId: nullableText,
    companyId: nullableText,
    companyName: v.fallback(v.string(), ""),
    companyLatLng: nullableText,
    userType: v.fallback(v.picklist(["admin", "user"]), "user"),
    accountType: v.picklist(["company", "demo"]),
    logo: nullableText,
    isDocumentsEnabled: v.fallback(v.boolean(), false),
    enabledMenuItems: v.fallback(v.nullable(menuItems), null),
    isOfferExpired: v.fallback(v.nullable(v.boolean()), null),
    marketplaceSearch: v.fallback(v.optional(v.string()), undefined),
  }),
});

/** The stored session; `another`: that of another provider, which is neither used nor changed; null: none. */
type Found = SessionRecord | "another" | null;

function find(location: RecordLocation): Found {
  const result = v.safeParse(record, readKept(location));
  if (!result.success) return null;
  return isOf(result.output, location) ? result.output : "another";
}

/**
 * The stored session; null: none, or not a record. One without its provider is none, because it is unknown where its token may be sent.
 */
export function readRecord(location: RecordLocation): SessionRecord | null {
  const found = find(location);
  return found === "another" ? null : found;
}

/** Whether a session with another provider is stored here. */
export function holdsAnother(location: RecordLocation): boolean {
  return find(location) === "another";
}

export function writeRecord(
  { storage, sessionName, provider }: RecordLocation & { readonly storage: KeyValueStorage },
  value: Omit<SessionRecord, "provider">,
): void {
  storage.set(storageKey(sessionName), JSON.stringify({ provider, ...value }));
}
