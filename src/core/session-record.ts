import * as v from "valibot";
import type { KeyValueStorage } from "./environment.ts";
import { storageKey } from "./registry.ts";
import type { Profile } from "./session.ts";

/** Whether the portal's sidebar is folded; the "layout" of specification 1 §3. */
export type Layout = "wide" | "collapsed";

/** All that is kept in the browser, in one entry: specification 1 §3. */
export interface SessionRecord {
  readonly token: string;
  readonly profile: Profile;
  readonly layout: Layout;
}

const nullableText = v.nullish(v.string(), null);
const menuItems = v.object({
  offer: v.boolean(),
  airview: v.boolean(),
  billing: v.boolean(),
  past_trips: v.boolean(),
  route_details: v.boolean(),
  drivers: v.boolean(),
  summary: v.boolean(),
});

const record = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
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

/** The kept session, or null: none, or one that an older version or a stranger wrote. A name without a token opens nothing (decision 30). */
export function readRecord(storage: KeyValueStorage, sessionName: string): SessionRecord | null {
  const text = storage.get(storageKey(sessionName));
  if (text === null) return null;
  try {
    const result = v.safeParse(record, JSON.parse(text));
    if (result.success) return result.output;
  } catch {
    // Not ours; treated like none.
  }
  return null;
}

export function writeRecord(storage: KeyValueStorage, sessionName: string, value: SessionRecord): void {
  storage.set(storageKey(sessionName), JSON.stringify(value));
}

export function forgetRecord(storage: KeyValueStorage, sessionName: string): void {
  storage.remove(storageKey(sessionName));
}
