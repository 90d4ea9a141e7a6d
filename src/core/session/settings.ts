import type { StorageKind } from "../platform/environment.ts";

/** What the page says about its provider and its looks. */
export interface SessionSettings {
  /** Origin (and path prefix) of the provider's API. Empty: the page's own origin. */
  readonly apiBase: string;
  /** Where a signed-in session is kept. */
  readonly storage: StorageKind;
  /** Address of the hosted portal, so that links out of a widget lead there. Null: links only raise `shuttle-navigate`. */
  readonly portalUrl: string | null;
  readonly theme: "light" | "dark" | "auto";
  /** Raster tiles of maps, `https://…/{z}/{x}/{y}.png`. Null: the built-in base map. */
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
  readonly supportEmail: string;
  readonly productName: string;
  /** The fixed code of demo accounts. Null: the person types it. */
  readonly demoPin: string | null;
  /** After so many minutes without a sign of the person the session ends. Null: never. */
  readonly idleMinutes: number | null;
}

export const defaultSettings: SessionSettings = {
  apiBase: "",
  storage: "local",
  portalUrl: null,
  theme: "auto",
  tileUrl: null,
  tileAttribution: null,
  supportEmail: "destek@example.com",
  productName: "Servis Portalı",
  demoPin: null,
  idleMinutes: null,
};
