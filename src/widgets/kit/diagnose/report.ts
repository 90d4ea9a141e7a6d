import type { FaintColor } from "../look/contrast-hint.ts";
import type { ProbeOutcome } from "../../../core/http/probe.ts";
import type { SignOutReason } from "../../../core/session/state.ts";

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
  | "token-malformed"
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
  | "trusted-types-policy"
  | "csp-other"
  | "clock-skew"
  | "identity-missing"
  | "colors-faint"
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
  /** What the page gave last can't be a token, but is HTML, for example. */
  readonly isTokenMalformed: boolean;
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
  /** Of the first element of each theme. */
  readonly faint: readonly FaintColor[];
}

/** What `diagnose()` has found out. */
export interface DiagnosticReport extends PageFacts {
  /** Most severe first; empty when nothing is wrong. */
  readonly findings: readonly Finding[];
}
