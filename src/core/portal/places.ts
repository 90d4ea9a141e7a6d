import type { EnabledMenuItems } from "../api/menu.ts";

/** Which parameters each place takes; the address is built from its pattern. */
export interface Places {
  "sign-in": Record<never, never>;
  dashboard: Record<never, never>;
  overview: Record<never, never>;
  personnel: Record<never, never>;
  booking: Record<never, never>;
  "past-trips": Record<never, never>;
  "past-route-details": { id: string };
  "route-details-home": Record<never, never>;
  "route-details": { id: string };
  "offer-route-details": { id: string };
  "billing-module": Record<never, never>;
  marketplace: Record<never, never>;
  documents: Record<never, never>;
  "airview-module": Record<never, never>;
  "drivers-home": Record<never, never>;
  drivers: Record<never, never>;
  "driver-documents": Record<never, never>;
  "driver-details": { id: string };
  "offer-module": Record<never, never>;
  deactive: Record<never, never>;
  "offer-expire": Record<never, never>;
  "passenger-tickets": Record<never, never>;
  "not-found": Record<never, never>;
  health: Record<never, never>;
}

export type PlaceName = keyof Places;

/** Where in the portal somebody is. */
export interface Location {
  readonly name: PlaceName;
  readonly params: Readonly<Record<string, string>>;
  /** Without the question mark. */
  readonly query: string;
}

interface Place {
  readonly pattern: string;
  /** Page title; null: a place nobody stays at. */
  readonly title: string | null;
  /** Needs nobody signed in. */
  readonly isPublic?: true;
  /** Demo accounts: the flag that opens it. Without one a demo account has no business there. */
  readonly demoModule?: keyof EnabledMenuItems;
  /** Demo accounts may see it without a flag. */
  readonly isOpenToDemo?: true;
}

export const places: Readonly<Record<PlaceName, Place>> = {
  "sign-in": { pattern: "/", title: "Giriş", isPublic: true },
  dashboard: { pattern: "/dashboard", title: null, isOpenToDemo: true },
  overview: { pattern: "/overview", title: "Genel Bakış" },
  personnel: { pattern: "/personnel", title: "Çalışanlar", demoModule: "summary" },
  booking: { pattern: "/booking", title: "Rezervasyonlar" },
  "past-trips": { pattern: "/past-trips", title: "Geçmiş Yolculuklar", demoModule: "pastTrips" },
  "past-route-details": { pattern: "/past-route-details/:id", title: "Geçmiş Yolculuklar", demoModule: "pastTrips" },
  "route-details-home": { pattern: "/route-details-home", title: "Rota Detayları", demoModule: "routeDetails" },
  "route-details": { pattern: "/route-details/:id", title: "Rota Detayları", demoModule: "routeDetails" },
  "offer-route-details": { pattern: "/offer-route-details/:id", title: "Rota Detayları", demoModule: "routeDetails" },
  "billing-module": { pattern: "/billing", title: "Fatura Bilgileri", demoModule: "billing" },
  marketplace: { pattern: "/marketplace", title: "Marketplace" },
  documents: { pattern: "/documents", title: "Dosyalar" },
  "airview-module": { pattern: "/airview", title: "Kuş Bakışı", demoModule: "airview" },
  "drivers-home": { pattern: "/drivers", title: null, demoModule: "drivers" },
  drivers: { pattern: "/drivers/list", title: "Sürücüler ve Araçlar", demoModule: "drivers" },
  "driver-documents": { pattern: "/drivers/documents", title: "Sürücüler ve Araçlar", demoModule: "drivers" },
  "driver-details": { pattern: "/drivers/:id", title: "Sürücüler ve Araçlar", demoModule: "drivers" },
  "offer-module": { pattern: "/offer", title: "Teklif Özeti", demoModule: "offer" },
  deactive: { pattern: "/deactive", title: "Modül Kapalı", isOpenToDemo: true },
  "offer-expire": { pattern: "/offer-expire", title: "Teklifin Süresi Doldu", isOpenToDemo: true },
  "passenger-tickets": { pattern: "/passenger-tickets", title: "Çalışan Talepleri" },
  "not-found": { pattern: "/404", title: "Sayfa Bulunamadı", isPublic: true },
  health: { pattern: "/health", title: "Durum", isPublic: true },
};

/** The address of a place, without origin. */
export function toPath<Name extends PlaceName>(name: Name, params?: Places[Name], query = ""): string {
  const values = (params ?? {}) as Record<string, string>;
  const path = places[name].pattern.replace(/:(\w+)/g, (_match, key: string) => encodeURIComponent(values[key] ?? ""));
  return query ? `${path}?${query}` : path;
}
