import { missing } from "./format.ts";
import { toPlainText } from "./text.ts";

/** Digits of a Turkish number without its leading 0 or +90. */
export const phoneLength = 10;

/**
 * The ten digits of a Turkish number, without the leading 0 or +90. Null unless there are ten, beginning with 1 to 9, and all
 * other characters are separators: a letter among the digits makes the number invalid.
 */
export function toPhoneDigits(text: string): string | null {
  return phoneProblem(text) === null ? toNationalDigits(text) : null;
}

/** The digits without 0, 0090 or +90, of any number. `90` is the country code only when a complete number follows. */
export function toNationalDigits(text: string): string {
  const { digits, hasSign } = readNumber(text);
  const code = hasSign ? /^(?:00)?90/ : /^(?:0090|90(?=0?\d{10}$))/;
  return digits.replace(code, "").replace(/^0+/, "");
}

/** The digits as written, and whether a plus stands before them; gaps mean nothing, so that `+9 0532` is `+90 532`. */
function readNumber(text: string) {
  const plain = toPlainText(text);
  return { plain, digits: plain.replaceAll(/\D/g, ""), hasSign: /^[^\d+]*\+/.test(plain) };
}

/** `foreign`: the number has the code of another country. */
export type PhoneProblem = "short" | "long" | "foreign" | "not-a-number";

/** Why a text is no Turkish number; null: it is one. */
export function phoneProblem(text: string): PhoneProblem | null {
  const { plain, digits, hasSign } = readNumber(text);
  if (/[^\d\s()+./-]/.test(plain)) return "not-a-number";
  // No country code begins with 0.
  if (hasSign && /^(?!90)[1-9]|^$/.test(digits)) return "foreign";
  const { length } = toNationalDigits(text);
  if (length === phoneLength) return null;
  return length < phoneLength ? "short" : "long";
}

/** Numbers of mobile phones begin with 5; all others are landlines and services. */
export function isMobile(digits: string): boolean {
  return digits.startsWith("5");
}

/** With the leading 0: `0532 418 06 72`. A number that isn't ten digits (masked, foreign) is returned unchanged, null as `-`. */
export function formatPhone(phone: string | null): string {
  if (phone === null) return missing;
  const digits = toPhoneDigits(phone);
  if (digits === null) return phone;
  return `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 8)} ${digits.slice(8)}`;
}
