import { errorMessages as texts } from "../text/core.messages.ts";

/** Why a call has no usable response. */
type FailureKind =
  /** No answer at all: refused, blocked, a broken connection. */
  | "network"
  /** As `network`, and the browser had no network when the call began, so that nothing was sent. */
  | "offline"
  /** No answer in time. */
  | "timeout"
  /** An answer with a status that is not 2xx. */
  | "status"
  /** An answer that is not JSON, or not of the documented kind. */
  | "answer"
  /** The caller has aborted the call. */
  | "aborted"
  /** The call's session has ended, before or during the call. */
  | "ended";

/** The only error thrown by the calls in core/api and core/http. Contains nothing personal: no token, no request body. */
export class ApiError extends Error {
  override readonly name = "ApiError";

  constructor(
    readonly kind: FailureKind,
    /** Method and path without parameters, for events and logs. */
    readonly call: string,
    /** HTTP status, 0 when there was no answer. */
    readonly status: number = 0,
    /** The decoded body of an error answer, if there was one. */
    readonly body: unknown = undefined,
    /** The provider's Retry-After in seconds, if any. */
    readonly retryAfter: number | null = null,
    /** The call was sent and changes something at the provider. */
    readonly isWrite: boolean = false,
    /** Of an `answer`: the field that can't be read, `results.0.trip_id`. Names only, no value. */
    readonly field: string | null = null,
  ) {
    super(`${call}: ${kind}${status ? ` ${status}` : ""}${field === null ? "" : ` at ${field}`}`);
  }
}

/** The browser refused to save a finished file, which is kept for another attempt. */
export class SaveError extends Error {
  override readonly name = "SaveError";

  constructor(override readonly cause: unknown) {
    super(`The browser didn't take the file: ${cause instanceof Error ? cause.name : typeof cause}.`);
  }
}

/** Name of the failed call in an {@link ApiError} when `import()` of our own code has failed. */
export const codeCall = "import";

export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "aborted";
}

/** The session has ended: nothing more may be sent in the name of its user. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "ended";
}

/**
 * The outcome of a write is unknown: it was sent, and no answer of the provider came (408, 502 and 504 are answers of something in
 * between). It may have been carried out, so it is neither reported as refused nor sent again without saying so.
 */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || !error.isWrite) return false;
  return error.kind === "status" ? unansweredStatuses.has(error.status) : error.kind !== "offline";
}
const unansweredStatuses = new Set([408, 502, 504]);

/** The provider takes nothing at present, or there is no network: the same call may be sent again later. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === "offline" || (error.kind === "status" && (error.status === 429 || error.status === 503));
}

/** The provider refused the content of the call, so that repeating it doesn't help. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === "status" &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 429
  );
}

/** Advice for any failure. The only place that translates errors. */
export function toHelp(error: unknown): string {
  if (error instanceof SaveError) return texts.notSaved;
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.kind === "network" || error.kind === "offline") return error.call === codeCall ? texts.code : texts.network;
  if (error.kind === "timeout") return texts.timeout;
  if (error.kind === "ended") return texts.ended;
  if (error.kind === "answer") return texts.answer;
  if (error.status === 403) return texts.forbidden;
  if (error.status === 404) return texts.notFound;
  if (error.status === 429) return texts.tooMany;
  return texts.unavailable;
}

/**
 * Title and advice for a write that failed. `failed` says that it wasn't done, which isn't said when the outcome is unknown;
 * `mayBeDone` then says what may have been done, and where that shows.
 */
export function toWriteHelp(error: unknown, failed: string, mayBeDone: string = texts.mayBeDone) {
  if (!isUnanswered(error)) return { title: failed, text: toHelp(error), isUnanswered: false };
  return { title: `${texts.unanswered}${failed.endsWith(".") ? "." : ""}`, text: mayBeDone, isUnanswered: true };
}

/** The provider's own sentence under `key` of an error answer, if it is text. */
export function providerMessage(error: unknown, key: "message" | "response" | "non_field_errors"): string | null {
  if (!(error instanceof ApiError) || typeof error.body !== "object" || error.body === null) return null;
  const value = (error.body as Record<string, unknown>)[key];
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
