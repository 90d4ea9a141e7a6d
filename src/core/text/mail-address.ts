/** The pattern of `<input type="email">`, with at least one dot in the host. */
const pattern =
  /^([a-z0-9.!#$%&'*+/=^_`{|}~-]+)@([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+)$/i;
/** Longest address of SMTP, in characters (RFC 5321). */
const longest = 254;

/**
 * `mailto:` link of exactly one address; null for anything else: several addresses, or one with a subject, copies or a body,
 * which would be sent in the user's name.
 */
export function toMailLink(address: string): string | null {
  const trimmed = address.trim();
  const [, name, host] = (trimmed.length <= longest && pattern.exec(trimmed)) || [];
  return name === undefined || host === undefined ? null : `mailto:${encodeURIComponent(name)}@${host}`;
}

/** Reduces a foreign `mailto:` link to its address; null when that isn't exactly one. */
export function toPlainMailLink(href: string): string | null {
  const [, address = ""] = /^mailto:([^?#]*)/i.exec(href.trim()) ?? [];
  try {
    return toMailLink(decodeURIComponent(address));
  } catch {
    return null;
  }
}
