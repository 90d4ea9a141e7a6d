import { defineMessages } from "../text/messages.ts";
import type { EnabledMenuItems } from "../api/account.ts";

/** A parsed address of the portal: a place with its parameters and query. */
export interface Location {
  readonly name: PlaceName;
  readonly params: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query: string;
}

/** A place: one address pattern of the portal, with its permissions, its element and its menu entry. */
interface Place {
  /** Path; `:id` matches any segment. The first matching pattern is used. */
  readonly pattern: string;
  /** Page title; null: the address only redirects. */
  readonly title: string | null;
  /** Open without a sign-in. */
  readonly isPublic?: true;
  /** The flag that opens the place to demo accounts; absent: closed to them, unless `isOpenToDemo`. */
  readonly demoModule?: keyof EnabledMenuItems;
  /** Open to demo accounts without a flag. */
  readonly isOpenToDemo?: true;
  /** Tag of the element shown there, without `shuttle-`; absent: the host renders the page or redirects. */
  readonly element?: string;
  /** Menu entry of company accounts, in the order of this file. */
  readonly menu?: MenuPlace;
  /** Without its own menu entry: the place whose entry is highlighted. */
  readonly branchOf?: string;
}

interface MenuPlace {
  readonly label: string;
  /** A line separates entries of different groups. */
  readonly group: number;
  /** Query of the entry's link. */
  readonly query?: string;
  /** Shown only to companies with this feature, or with routes of their own. */
  readonly needs?: "billing" | "documents" | "routes";
}

const table = defineMessages("places", {
  "sign-in": { pattern: "/", title: "Giriş", isPublic: true, element: "sign-in" },
  dashboard: { pattern: "/dashboard", title: null, isOpenToDemo: true },
  overview: {
    pattern: "/overview",
    title: "Genel Bakış",
    element: "overview",
    menu: { label: "Genel Bakış", group: 1 },
  },
  personnel: {
    pattern: "/personnel",
    title: "Çalışanlar",
    demoModule: "summary",
    element: "personnel",
    menu: { label: "Çalışanlar", group: 1 },
  },
  booking: {
    pattern: "/booking",
    title: "Rezervasyonlar",
    element: "booking",
    menu: { label: "Rezervasyonlar", group: 2 },
  },
  "past-trips": {
    pattern: "/past-trips",
    title: "Geçmiş Yolculuklar",
    demoModule: "pastTrips",
    element: "past-trips",
    menu: { label: "Geçmiş Seferler", group: 2 },
  },
  "past-route-details": {
    pattern: "/past-route-details/:id",
    title: "Geçmiş Yolculuklar",
    demoModule: "pastTrips",
    element: "past-route-details",
    branchOf: "past-trips",
  },
  "route-details-home": {
    pattern: "/route-details-home",
    title: "Rota Detayları",
    demoModule: "routeDetails",
    element: "routes",
    menu: { label: "Rotalar", group: 2 },
  },
  "route-details": {
    pattern: "/route-details/:id",
    title: "Rota Detayları",
    demoModule: "routeDetails",
    element: "route-details",
    branchOf: "route-details-home",
  },
  "offer-route-details": {
    pattern: "/offer-route-details/:id",
    title: "Rota Detayları",
    demoModule: "routeDetails",
    element: "route-details",
    branchOf: "route-details-home",
  },
  "airview-module": {
    pattern: "/airview",
    title: "Kuş Bakışı",
    demoModule: "airview",
    element: "airview",
    menu: { label: "Kuş Bakışı", group: 2 },
  },
  planner: {
    pattern: "/planner",
    title: "Planlama",
    element: "planner",
    menu: { label: "Planlama", group: 2, needs: "routes" },
  },
  "drivers-home": { pattern: "/drivers", title: null, demoModule: "drivers" },
  drivers: {
    pattern: "/drivers/list",
    title: "Sürücüler ve Araçlar",
    demoModule: "drivers",
    element: "drivers",
    menu: { label: "Sürücüler ve Araçlar", group: 2 },
  },
  "driver-documents": {
    pattern: "/drivers/documents",
    title: "Sürücüler ve Araçlar",
    demoModule: "drivers",
    element: "driver-documents",
    branchOf: "drivers",
  },
  "driver-details": {
    pattern: "/drivers/:id",
    title: "Sürücüler ve Araçlar",
    demoModule: "drivers",
    element: "driver-details",
    branchOf: "drivers",
  },
  "billing-module": {
    pattern: "/billing",
    title: "Fatura Bilgileri",
    demoModule: "billing",
    element: "billing",
    menu: { label: "Fatura Bilgileri", group: 3, needs: "billing" },
  },
  "month-report": {
    pattern: "/month-report",
    title: "Ay Sonu",
    element: "month-report",
    menu: { label: "Ay Sonu", group: 3, needs: "billing" },
  },
  marketplace: {
    pattern: "/marketplace",
    title: "Marketplace",
    element: "marketplace",
    menu: { label: "Marketplace", group: 3, query: "enabled=true" },
  },
  documents: {
    pattern: "/documents",
    title: "Dosyalar",
    element: "documents",
    menu: { label: "Dosyalar", group: 3, needs: "documents" },
  },
  "passenger-tickets": {
    pattern: "/passenger-tickets",
    title: "Çalışan Talepleri",
    element: "passenger-tickets",
    menu: { label: "Çalışan Talepleri", group: 3 },
  },
  "offer-module": { pattern: "/offer", title: "Teklif Özeti", demoModule: "offer", element: "offer" },
  deactive: { pattern: "/deactive", title: "Modül Kapalı", isOpenToDemo: true, element: "notice" },
  "offer-expire": { pattern: "/offer-expire", title: "Teklifin Süresi Doldu", isOpenToDemo: true, element: "notice" },
  privacy: { pattern: "/gizlilik", title: "Gizlilik", isOpenToDemo: true },
  accessibility: { pattern: "/erisilebilirlik", title: "Erişilebilirlik", isPublic: true },
  "not-found": { pattern: "/404", title: "Sayfa Bulunamadı", isPublic: true },
  health: { pattern: "/health", title: "Durum", isPublic: true },
} as const satisfies Readonly<Record<string, Place>>);

export type PlaceName = keyof typeof table;

/** Titles and menu entries in another language. */
export type PlaceTexts = {
  readonly [Name in PlaceName as (typeof table)[Name]["title"] extends string ? Name : never]: {
    readonly title: string;
  } & ((typeof table)[Name] extends { readonly menu: object }
    ? { readonly menu: { readonly label: string } }
    : unknown);
};

/** The places with an entry in the menu. */
export type MenuName = {
  [Name in PlaceName]: (typeof table)[Name] extends { readonly menu: object } ? Name : never;
}[PlaceName];

type ElementOf<Entry> = Entry extends { readonly element: infer Name extends string } ? Name : never;

/** An element's tag without `shuttle-`. `session` has no place. */
export type ElementName = ElementOf<(typeof table)[PlaceName]> | "session";

/** Parameters of a pattern, by name. */
type ParamsOf<Pattern extends string> = Pattern extends `${string}:${infer Name}` ? Record<Name, string> : NoParams;
type NoParams = Record<never, never>;

/** Parameters of each place. */
export type Places = { readonly [Name in PlaceName]: ParamsOf<(typeof table)[Name]["pattern"]> };

export const places: Readonly<Record<PlaceName, Place>> = table;

/** The tags of all elements. */
export const elementTags: readonly string[] = [
  ...new Set(Object.values(places).flatMap(({ element }) => element ?? [])),
  "session",
]
  .map((name) => `shuttle-${name}`)
  .toSorted();

/** Path and query of a place, without origin. */
export function toPath<Name extends PlaceName>(name: Name, params?: Places[Name], query = ""): string {
  const values = (params ?? {}) as Record<string, string>;
  const path = places[name].pattern.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(values[key] ?? ""));
  return query ? `${path}?${query}` : path;
}
