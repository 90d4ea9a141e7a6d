/** As the field of a form takes it; the host is one of letters, digits and hyphens with at least one dot. */
const pattern =
  /^([a-z0-9.!#$%&'*+/=^_`{|}~-]+)@([a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+)$/i;
/** The longest one that mail servers take. */
const longest = 254;

/**
 * The `mailto:` of one address and nothing else; null for what is none: several addresses, or one with a subject, copies or a
 * text after it, which a person would send without having written them.
 */
export function toMailLink(address: string): string | null {
  const trimmed = address.trim();
  const [, name, host] = (trimmed.length <= longest && pattern.exec(trimmed)) || [];
  return name === undefined || host === undefined ? null : `mailto:${encodeURIComponent(name)}@${host}`;
}

/** A `mailto:` that somebody else has written, with its address only; null when that is none. */
export function toPlainMailLink(href: string): string | null {
  const [, address = ""] = /^mailto:([^?#]*)/i.exec(href.trim()) ?? [];
  try {
    return toMailLink(decodeURIComponent(address));
  } catch {
    return null;
  }
}
