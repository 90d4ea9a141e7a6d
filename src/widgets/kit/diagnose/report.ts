import type { ProbeOutcome } from "../../../core/http/probe.ts";
import type { SignOutReason } from "../../../core/session/state.ts";

/** What `diagnose()` may find; the same words for ever, so that a program can go by them. */
export type FindingCode =
  | "version-conflict"
  | "loaded-twice"
  | "unknown-tag"
  | "not-loaded"
  | "unknown-attribute"
  | "attribute-value"
  | "session-missing"
  | "session-duplicate"
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

/** One thing that is wrong, or good to know. */
export interface Finding {
  readonly code: FindingCode;
  /** `error`: something doesn't work; `warning`: it may not; `info`: good to know. */
  readonly severity: "error" | "warning" | "info";
  /** What it is about: a tag, a tag and attribute, a session's name, an origin. Never a value that somebody gave. */
  readonly subject: string;
  /** What is wrong and what helps, in Turkish. */
  readonly message: string;
}

/** Something that the page's Content-Security-Policy has forbidden. */
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
  /** Attributes of `<shuttle-session>` that it can't do without, and that the page doesn't give. */
  readonly missingIdentity: readonly string[];
  /** Attributes whose value is not understood, with what is allowed. */
  readonly wrongAttributes: readonly { readonly name: string; readonly allowed: string }[];
}

/** A session without whose it is: no token, no name, no id. */
export interface SessionFact {
  readonly name: string;
  /** How many `<shuttle-session>` have this name. */
  readonly elements: number;
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

/** What was seen of the page. Redacted: no token, no person, no address with path or query of the page, no attribute's value. */
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
