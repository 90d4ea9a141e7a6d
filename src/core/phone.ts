import { missing } from "./format.ts";

/** The ten digits of a Turkish number, without the leading 0 or +90; null when these aren't ten, the first 1 to 9. */
export function toPhoneDigits(text: string): string | null {
  const digits = text.replaceAll(/\D/g, "").replace(/^(?:0090|90(?=\d{10}$)|0)/, "");
  return /^[1-9]\d{9}$/.test(digits) ? digits : null;
}

/** As it is shown everywhere, with its leading 0: `0532 418 06 72`. What isn't ten digits (masked, foreign) stays as it is; null is `-`. */
export function formatPhone(phone: string | null): string {
  if (phone === null) return missing;
  const digits = toPhoneDigits(phone);
  if (digits === null) return phone;
  return `0${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 8)} ${digits.slice(8)}`;
}
