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

/** A file of the provider at a validated address. */
interface FileAddress {
  readonly href: string;
  /** Same origin as the provider or the page, so that it can be fetched and a failure reported. */
  readonly isOwn: boolean;
}

/** A path on the provider's host; not `//host`. */
const isProviderPath = (value: string) => /^\/(?![/\\])[^\s\\]*$/.test(value);

/**
 * Accepts plain http(s) addresses and paths on the provider's host; null for everything else (`javascript:`, `data:`,
 * `//host`). `page` is the page's address, `apiBase` the session's setting.
 */
export function toFileAddress(value: string | null, apiBase: string, page: string): FileAddress | null {
  if (value === null) return null;
  const provider = new URL(apiBase || "/", page);
  const href = toWebAddress(isProviderPath(value) ? new URL(value, provider).href : value);
  if (href === null) return null;
  const { origin } = new URL(href);
  return { href, isOwn: origin === provider.origin || origin === new URL(page).origin };
}
