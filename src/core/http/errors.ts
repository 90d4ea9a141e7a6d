import { defineMessages } from "../text/messages.ts";

/** Why a call has no usable response. */
type FailureKind =
  /** No answer at all: no network, refused, blocked. */
  | "network"
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
  ) {
    super(`${call}: ${kind}${status ? ` ${status}` : ""}`);
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

const texts = defineMessages("core/errors", {
  notSaved: "Dosya hazır, ancak tarayıcınız indirmeyi başlatmadı. Lütfen yeniden deneyin.",
  unexpected: "Beklenmeyen bir durum oluştu. Lütfen yeniden deneyin.",
  network: "Bağlantınızı kontrol edip yeniden deneyin.",
  // Suggests a reload, because Chromium before 156 doesn't fetch a failed module again.
  code: "Bağlantınızı kontrol edip yeniden deneyin. Yine olmazsa sayfayı yenileyin.",
  timeout: "Sunucu zamanında yanıt vermedi. Lütfen yeniden deneyin.",
  ended: "Oturum kapandığı için işlem durduruldu.",
  answer: "Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.",
  forbidden: "Bu bilgiyi görme yetkiniz bulunmuyor.",
  notFound: "Bu bilgi sunucuda bulunamadı.",
  tooMany: "Kısa sürede çok fazla işlem yapıldı. Lütfen biraz sonra yeniden deneyin.",
  unavailable: "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.",
});
/** Type of the English texts. */
export type ErrorTexts = typeof texts;

/** Advice for any failure. The only place that translates errors. */
export function toHelp(error: unknown): string {
  if (error instanceof SaveError) return texts.notSaved;
  if (!(error instanceof ApiError)) return texts.unexpected;
  if (error.kind === "network") return error.call === codeCall ? texts.code : texts.network;
  if (error.kind === "timeout") return texts.timeout;
  if (error.kind === "ended") return texts.ended;
  if (error.kind === "answer") return texts.answer;
  if (error.status === 403) return texts.forbidden;
  if (error.status === 404) return texts.notFound;
  if (error.status === 429) return texts.tooMany;
  return texts.unavailable;
}

/** The provider's own sentence under `key` of an error answer, if it is text. */
export function providerMessage(error: unknown, key: "message" | "response" | "non_field_errors"): string | null {
  if (!(error instanceof ApiError) || typeof error.body !== "object" || error.body === null) return null;
  const value = (error.body as Record<string, unknown>)[key];
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
