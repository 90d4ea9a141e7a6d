/** Why a call gave no usable answer. */
type FailureKind =
  /** No answer at all: no network, refused, blocked. */
  | "network"
  /** No answer in time. */
  | "timeout"
  /** An answer with a status that is not 2xx. */
  | "status"
  /** An answer that is not JSON, or not of the documented kind. */
  | "answer"
  /** The caller no longer wanted it. */
  | "aborted"
  /** The session it belongs to has ended, before or during the call. */
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

/** Advice in Turkish for any failure. The only place that translates errors. */
export function toHelp(error: unknown): string {
  if (error instanceof SaveError) return "Dosya hazır, ancak tarayıcınız indirmeyi başlatmadı. Lütfen yeniden deneyin.";
  if (!(error instanceof ApiError)) return "Beklenmeyen bir durum oluştu. Lütfen yeniden deneyin.";
  if (error.kind === "network") return "Bağlantınızı kontrol edip yeniden deneyin.";
  if (error.kind === "timeout") return "Sunucu zamanında yanıt vermedi. Lütfen yeniden deneyin.";
  if (error.kind === "ended") return "Oturum kapandığı için işlem durduruldu.";
  if (error.kind === "answer") return "Sunucudan beklenmeyen bir yanıt geldi. Lütfen biraz sonra yeniden deneyin.";
  if (error.status === 403) return "Bu bilgiyi görme yetkiniz bulunmuyor.";
  if (error.status === 404) return "Bu bilgi sunucuda bulunamadı.";
  if (error.status === 429) return "Kısa sürede çok fazla işlem yapıldı. Lütfen biraz sonra yeniden deneyin.";
  return "Sunucu şu an yanıt veremiyor. Lütfen biraz sonra yeniden deneyin.";
}

/** The provider's own sentence under `key` of an error answer, if it is text. */
export function providerMessage(error: unknown, key: "message" | "response" | "non_field_errors"): string | null {
  if (!(error instanceof ApiError) || typeof error.body !== "object" || error.body === null) return null;
  const value = (error.body as Record<string, unknown>)[key];
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
