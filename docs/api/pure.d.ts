// Derived from the contracts (npm run docs); not to be edited by hand.

import type { DiagnosticReport } from "./elements.js";
export type * from "./elements.js";

/** Where a session is kept: `local` is shared by the tabs of a browser, `session` belongs to one tab, `memory` to one page. */
export type StorageKind = "local" | "session" | "memory";

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
  readonly lang: "tr" | "en";
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

/** Called for a token of the surrounding system. */
export type GetToken = () => Promise<string>;

/** Who is in front of the page; as the attributes and properties of `<shuttle-session>`. Null takes back what was said. */
export interface ConfiguredPerson {
  /** A token that the surrounding system already holds; kept in memory only. Null changes nothing. */
  readonly token?: string | null;
  /** Asked for a token at the start, and once when a call is answered with 401. Null: nobody is asked any more. */
  readonly getToken?: GetToken | null;
  readonly userName?: string | null;
  readonly userId?: string | null;
  readonly userType?: "admin" | "user" | null;
  readonly accountType?: "company" | "demo" | null;
  readonly companyId?: string | null;
  readonly companyName?: string | null;
  /** Place of the company, `lat,lng`. */
  readonly companyLatlng?: string | null;
}

/** Settings of one session; `session` is its name, `default` where it is not given. */
export type Configuration = Partial<SessionSettings> & ConfiguredPerson & { readonly session?: string };

/**
 * Sets up a session from JavaScript (see `<shuttle-session>`), at any time: what is said holds before any element's code has
 * arrived. Of two that speak, configure() and an element's attributes, the last one holds.
 */
export declare function configure(configuration: Configuration): void;
/**
 * Looks for what keeps the elements of this page from working (docs/lifecycle.md), prints it in the console and resolves
 * with it; nothing in it is secret. Its code is loaded now. Rejects when that can't be loaded.
 */
export declare function diagnose(): Promise<DiagnosticReport>;
/** An element's name: its tag without `shuttle-`. */
export type ElementName =
  | "airview"
  | "billing"
  | "booking"
  | "documents"
  | "driver-details"
  | "driver-documents"
  | "drivers"
  | "marketplace"
  | "month-report"
  | "notice"
  | "offer"
  | "overview"
  | "passenger-tickets"
  | "past-route-details"
  | "past-trips"
  | "personnel"
  | "planner"
  | "route-details"
  | "routes"
  | "sign-in"
  | "session";

/** The names of all elements. */
export declare const elementNames: readonly ElementName[];
/**
 * Loads the code of the named elements and defines them; resolves when all are defined. Naming one again is harmless. Rejects
 * when the code of one can't be loaded (the network), and may then be called again.
 */
export declare function define(...names: readonly ElementName[]): Promise<void>;
/** Of this copy of the package. */
export declare const version: string;
