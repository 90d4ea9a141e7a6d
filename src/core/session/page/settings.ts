import type { StorageKind } from "../../platform/environment.ts";
import { type Language, sourceLanguage } from "../../text/languages.ts";

/** The page's settings for its provider and display. */
export interface SessionSettings {
  /** Origin (and path prefix) of the provider's API. Empty: the page's own origin. */
  readonly apiBase: string;
  /** Which storage a session opened with the form is kept in. */
  readonly storage: StorageKind;
  /** Address of the hosted portal, where links out of a widget lead. Null: links only raise `shuttle-navigate`. */
  readonly portalUrl: string | null;
  readonly theme: "light" | "dark" | "auto";
  /** Of texts, numbers and dates, on the whole page. */
  readonly lang: Language;
  /** Raster tiles of maps, `https://…/{z}/{x}/{y}.png`. Null: the built-in base map. */
  readonly tileUrl: string | null;
  readonly tileAttribution: string | null;
  readonly supportEmail: string;
  readonly productName: string;
  /** The fixed PIN of demo accounts. Null: the user types it. */
  readonly demoPin: string | null;
  /** Minutes of inactivity after which the session ends. Null: never. */
  readonly idleMinutes: number | null;
}

export const defaultSettings: SessionSettings = {
  apiBase: "",
  storage: "local",
  portalUrl: null,
  theme: "auto",
  lang: sourceLanguage,
  tileUrl: null,
  tileAttribution: null,
  supportEmail: "destek@example.com",
  productName: "Servis Portalı",
  demoPin: null,
  idleMinutes: null,
};
