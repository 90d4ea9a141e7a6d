// Derived from the contracts (npm run docs); not to be edited by hand.

export type * from "./elements.js";

/** Where a session is kept: `local` is shared by the tabs of a browser, `session` belongs to one tab, `memory` to one page. */
export type StorageKind = "local" | "session" | "memory";

/** What the page says about its provider and its looks (elements.md, `<shuttle-session>`; defaults from decisions.md). */
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
  /** The fixed code of demo accounts. Null: the person types it (decisions 12, 41). */
  readonly demoPin: string | null;
}

/** Settings of one session; `session` is its name, `default` where it is not given. */
export type Configuration = Partial<SessionSettings> & { readonly session?: string };

/** Sets up a session from JavaScript (see `<shuttle-session>`), at any time; settings hold before any element's code has arrived. */
export declare function configure(configuration: Configuration): void;
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
  | "notice"
  | "offer"
  | "overview"
  | "passenger-tickets"
  | "past-route-details"
  | "past-trips"
  | "personnel"
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
