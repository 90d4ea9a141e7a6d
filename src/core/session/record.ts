import * as v from "valibot";
import type { KeyValueStorage } from "../platform/environment.ts";
import { storageKey } from "../platform/registry.ts";
import { isOf, readKept, type RecordLocation } from "./kept.ts";
import type { Profile } from "./session.ts";

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
