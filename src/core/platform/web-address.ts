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

/**
 * Address of a picture of the provider (photograph, logo) that may be requested: http(s), or a path at the provider; blanks are
 * encoded. Null for anything else: `javascript:`, `data:`, `//host`, a bare word, control characters, and a name before the host, with
 * which the browser would sign in there. `base` is the provider's address.
 */
export function toPictureAddress(picture: string | null, base: string): string | null {
  if (picture === null || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(picture)) return null;
  // URL parsers drop these characters, so that a path would become another host's.
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(picture) || !URL.canParse(picture, base)) return null;
  const address = new URL(picture, base);
  return address.username === "" && address.password === "" ? address.href : null;
}
