/** Contact for reporting vulnerabilities (RFC 9116). */
export interface SecurityContact {
  /** Addresses (`mailto:`, `https:`, `tel:`), the preferred one first. */
  readonly contacts: readonly string[];
  /** When the contacts become invalid. */
  readonly expires: Date;
  /** Address of the rules for reporting; undefined: none. */
  readonly policy: string | undefined;
}

export const securityTxtPath = "/.well-known/security.txt";

/** What is at the file's address without it: for the reporter, and for the operator who looks for the reason. */
export const noContact =
  "Here is no contact for reports of vulnerabilities. The operator sets one with SECURITY_CONTACT and SECURITY_EXPIRES (docs/deploy.md), before the old one expires.\n";

/** The content of the file; null if there is no contact, or if it has expired. */
export function securityTxt(contact: SecurityContact | undefined, now: Date): string | null {
  if (!contact || contact.expires <= now) return null;
  return [
    ...contact.contacts.map((address) => `Contact: ${address}`),
    `Expires: ${contact.expires.toISOString()}`,
    "Preferred-Languages: tr, en",
    ...(contact.policy === undefined ? [] : [`Policy: ${contact.policy}`]),
    "",
  ].join("\n");
}
