import * as v from "valibot";
import type { KeyValueStorage } from "../platform/environment.ts";
import { storageKey } from "../platform/registry.ts";
import { isOf, readKept, type RecordPlace } from "./kept.ts";
import type { Profile } from "./session.ts";

/** Whether the portal's sidebar is folded. */
export type Layout = "wide" | "collapsed";

/** All that is kept in the browser, in one entry. */
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

/** None; ours; or that of another provider, which is neither read nor touched. */
type Found = SessionRecord | "another" | null;

function find(place: RecordPlace): Found {
  const result = v.safeParse(record, readKept(place));
  if (!result.success) return null;
  return isOf(result.output, place) ? result.output : "another";
}

/**
 * The kept session, or null: none, or one that a stranger or an older version wrote. Those of older versions don't say which
 * provider they belong to: nobody can tell where their token may go, so the person signs in once more.
 */
export function readRecord(place: RecordPlace): SessionRecord | null {
  const found = find(place);
  return found === "another" ? null : found;
}

/** Whether a session with another provider lies in this place. */
export function holdsAnother(place: RecordPlace): boolean {
  return find(place) === "another";
}

export function writeRecord(
  { storage, sessionName, provider }: RecordPlace & { readonly storage: KeyValueStorage },
  value: Omit<SessionRecord, "provider">,
): void {
  storage.set(storageKey(sessionName), JSON.stringify({ provider, ...value }));
}
