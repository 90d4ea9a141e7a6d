/**
 * The address in a text typed by somebody, if it is a plain http(s) one. Null for everything else, which is displayed as
 * text and never opened: `javascript:`, `data:`, `//host`, `https:/\host`, addresses with blanks, control characters or a
 * password.
 */
export function toWebAddress(text: string | null): string | null {
  // oxlint-disable-next-line no-control-regex
  if (text === null || !/^https?:\/\/[^/\\?#\s][^\s\\\u0000-\u001f\u007f]*$/i.test(text)) return null;
  try {
    const address = new URL(text);
    const isWeb = address.protocol === "https:" || address.protocol === "http:";
    return isWeb && address.username === "" && address.password === "" ? address.href : null;
  } catch {
    return null;
  }
}
