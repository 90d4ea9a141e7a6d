/** The ten digits of a Turkish number, without the leading 0 or +90; null when these aren't ten, the first 1 to 9. */
export function toPhoneDigits(text: string): string | null {
  const digits = text.replaceAll(/\D/g, "").replace(/^(?:0090|90(?=\d{10}$)|0)/, "");
  return /^[1-9]\d{9}$/.test(digits) ? digits : null;
}

/** As it is dialed in Turkey and shown everywhere: `05321234567`. What isn't ten digits stays as it is. */
export function toDialedPhone(phone: string): string {
  return /^[1-9]\d{9}$/.test(phone) ? `0${phone}` : phone;
}
