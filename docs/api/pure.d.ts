// Derived from the contracts (npm run docs); not to be edited by hand.

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
/** Result of one call to the provider. */
export type ProbeOutcome =
  /** The expected answer. */
  | "answered"
  /** 401 to the session's token. */
  | "token-refused"
  /** Not the address of a provider: without a scheme, or with one other than http(s). */
  | "bad-address"
  /** An answer that is not this API's: an HTML page, 404. */
  | "not-api"
  /** 5xx. */
  | "failing"
  /** The server can be reached, but its answer doesn't allow this page to read it. */
  | "cors"
  /** The page's own Content-Security-Policy forbids the call. */
  | "csp"
  /** A page served by https may not call http. */
  | "mixed-content"
  | "unreachable"
  | "late"
  | "offline";

/** Why a session ended. */
export type SignOutReason = "user" | "expired" | "other-tab" | "idle";

/** What `diagnose()` can find. The codes are stable, so that programs can rely on them. */
export type FindingCode =
  | "version-conflict"
  | "loaded-twice"
  | "unknown-tag"
  | "not-loaded"
  | "unknown-attribute"
  | "attribute-value"
  | "session-missing"
  | "session-duplicate"
  | "session-provider"
  | "no-session"
  | "token-missing"
  | "token-refused"
  | "api-base"
  | "api-cors"
  | "api-unreachable"
  | "api-mixed-content"
  | "api-failing"
  | "api-late"
  | "offline"
  | "csp-connect"
  | "csp-script"
  | "csp-worker"
  | "csp-style"
  | "csp-image"
  | "csp-font"
  | "trusted-types"
  | "csp-other"
  | "clock-skew"
  | "identity-missing"
  | "portal-url-missing";

/** A problem or a hint. */
export interface Finding {
  readonly code: FindingCode;
  /** `error`: something doesn't work; `warning`: it may not; `info`: good to know. */
  readonly severity: "error" | "warning" | "info";
  /** What it is about: a tag, a tag and attribute, a session's name or an origin. Never an attribute's value. */
  readonly subject: string;
  /** What is wrong and what helps, in the language of the page. */
  readonly message: string;
}

/** A violation of the page's Content-Security-Policy. */
export interface Block {
  readonly directive: string;
  /** Its origin, or the browser's word for it (`inline`, `eval`, `blob`). */
  readonly blocked: string;
  /** Origin of the script that wanted it; empty when the browser doesn't say. */
  readonly source: string;
}

/** One element of ours in the page. */
export interface ElementFact {
  readonly tag: string;
  readonly isDefined: boolean;
  /** Version of the bundle that defined it. */
  readonly version: string | null;
  /** Name of its session; null for `<shuttle-session>` itself. */
  readonly session: string | null;
  readonly unknownAttributes: readonly string[];
  /** Identity attributes of `<shuttle-session>` that it requires and the page doesn't set. */
  readonly missingIdentity: readonly string[];
  /** Attributes with an invalid value, and the allowed ones. */
  readonly wrongAttributes: readonly { readonly name: string; readonly allowed: string }[];
}

/** A session, without its user's identity: no token, no name, no id. */
export interface SessionFact {
  readonly name: string;
  /** How many `<shuttle-session>` have this name. */
  readonly elements: number;
  /** Origins of other providers that a `<shuttle-session>` of this name asks for; such an element is ignored. */
  readonly otherOrigins: readonly string[];
  readonly isConfigured: boolean;
  readonly status: "starting" | "signed-out" | "signed-in" | "unavailable";
  readonly reason: SignOutReason | null;
  readonly isRenewalFailed: boolean;
  readonly hasToken: boolean;
  readonly hasGetToken: boolean;
  readonly storage: string;
  /** Origin of the provider's API. */
  readonly apiOrigin: string;
  readonly hasPortalUrl: boolean;
  readonly api: { readonly outcome: ProbeOutcome; readonly status: number } | null;
  /** Seconds that this computer's clock is ahead of the provider's; null: not known. */
  readonly clockSkew: number | null;
}

/** The facts about a page. Redacted: no token, no user, no path or query of the page's address, no attribute value. */
export interface PageFacts {
  readonly version: string;
  readonly copies: readonly { readonly version: string; readonly origin: string }[];
  readonly page: string;
  readonly elements: readonly ElementFact[];
  readonly sessions: readonly SessionFact[];
  readonly blocks: readonly Block[];
}

/** The facts about a page. Redacted: no token, no user, no path or query of the page's address, no attribute value. */
export interface PageFacts {
  readonly version: string;
  readonly copies: readonly { readonly version: string; readonly origin: string }[];
  readonly page: string;
  readonly elements: readonly ElementFact[];
  readonly sessions: readonly SessionFact[];
  readonly blocks: readonly Block[];
}

export interface DiagnosticReport extends PageFacts {
  /** Most severe first; empty when nothing is wrong. */
  readonly findings: readonly Finding[];
}

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
