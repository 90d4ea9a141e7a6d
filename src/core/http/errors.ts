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
  /** The session that it belongs to has ended, before or while it was under way. */
  | "ended";

/** The only error that leaves the API core. Holds nothing personal: no token, no body of the request. */
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
    /** Seconds to wait, when the provider said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(`${call}: ${kind}${status ? ` ${status}` : ""}`);
  }
}

/** A file is ready, and the browser didn't take it; it is there for another try. */
export class SaveError extends Error {
  override readonly name = "SaveError";

  constructor(override readonly cause: unknown) {
    super(`The browser didn't take the file: ${cause instanceof Error ? cause.name : typeof cause}.`);
  }
}

export function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "aborted";
}

/** Nothing more may be sent in the name of the person it was begun for. */
export function isEnded(error: unknown): boolean {
  return error instanceof ApiError && error.kind === "ended";
}

/** The provider has said no to what it was sent, so that sending the same once more is no help. */
export function isRefused(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.kind === "status" &&
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 429
  );
}

/** What helps, in plain Turkish, for any failure. The only translator of errors. */
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

/** The sentence that the provider itself put under `key` of an error answer, if it is one. */
export function providerMessage(error: unknown, key: "message" | "response" | "non_field_errors"): string | null {
  if (!(error instanceof ApiError) || typeof error.body !== "object" || error.body === null) return null;
  const value = (error.body as Record<string, unknown>)[key];
  const text = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text.trim() !== "" ? text : null;
}
