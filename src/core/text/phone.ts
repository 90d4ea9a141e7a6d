import { missing } from "./format.ts";

/** How many digits a Turkish number has without its leading 0 or +90. */
export const phoneLength = 10;

/**
 * The ten digits of a Turkish number, without the leading 0 or +90; null when these aren't ten, the first 1 to 9, or when
 * there is something else in the text: a letter among the digits is no digit to be left out.
 */
export function toPhoneDigits(text: string): string | null {
  return phoneProblem(text) === null ? toNationalDigits(text) : null;
}

/** The digits without 0, 0090 or +90, however many they are. `90` is the country's code when a whole number follows it. */
export function toNationalDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, "");
  const code = /^\s*\+\s*90/.test(text) ? /^90/ : /^(?:0090|90(?=0?\d{10}$))/;
  return digits.replace(code, "").replace(/^0+/, "");
}

/** `foreign`: the code of another country. */
export type PhoneProblem = "short" | "long" | "foreign" | "not-a-number";

/** What keeps a text from being a Turkish number; null: it is one. */
export function phoneProblem(text: string): PhoneProblem | null {
  if (/[^\d\s()+./-]/.test(text)) return "not-a-number";
  if (/^\s*\+(?!\s*90)/.test(text)) return "foreign";
  const { length } = toNationalDigits(text);
  if (length === phoneLength) return null;
  return length < phoneLength ? "short" : "long";
}

/** Numbers of mobile phones begin with 5; all others are landlines and services. */
export function isMobile(digits: string): boolean {
  return digits.startsWith("5");
}

/** As it is shown everywhere, with its leading 0: `0532 418 06 72`. What isn't ten digits (masked, foreign) stays as it is; null is `-`. */
export function formatPhone(phone: string | null): string {
  if (phone === null) return missing;
  const digits = toPhoneDigits(phone);
  if (digits === null) return phone;
  return `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 8)} ${digits.slice(8)}`;
}
