import { toPlainText } from "./text.ts";

/** The rule of `<input type="email">`, with at least one dot in the host. */
const pattern =
  /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]+)@([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+)$/i;
/** Longest address of SMTP, in characters (RFC 5321). */
const longest = 254;
/** Longest text that is searched for an address, in UTF-16 units: an address, its owner's name and the signs around them. */
const longestText = 1000;

const parse = (address: string) => (address.length <= longest && pattern.exec(address)) || [];

export function isMailAddress(text: string): boolean {
  return parse(text).length > 0;
}

/**
 * The address in what people copy from mail programs: `Ayşe Kaya <ayse@…>`, `mailto:ayse@…`, `ayse@…;`. Any other text is returned
 * as plain text, for the person to correct.
 */
export function toMailAddress(text: string): string {
  const plain = toPlainText(text);
  if (plain.length > longestText) return plain;
  const bare = plain.replace(/[\s;,]+$/, "");
  const inside = /^[^<>]*<([^<>]*)>$/.exec(bare)?.[1] ?? bare;
  const address = inside
    .replace(/^mailto:([^?]*).*$/i, "$1")
    .replace(/[\s;,]+$/, "")
    .trim();
  return isMailAddress(address) ? address : plain;
}

/**
 * `mailto:` link of exactly one address; null for anything else: several addresses, or one with a subject, copies or a body,
 * which would be sent in the user's name.
 */
export function toMailLink(address: string): string | null {
  const [, name, host] = parse(address.trim());
  // A question mark may be part of a name, but mail programs would take what follows for copies and a body.
  return name === undefined || host === undefined || name.includes("?")
    ? null
    : `mailto:${encodeURIComponent(name)}@${host}`;
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
