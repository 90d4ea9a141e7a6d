/** Whom to tell of a weakness (RFC 9116). */
export interface SecurityContact {
  /** Addresses (`mailto:`, `https:`, `tel:`), the preferred one first. */
  readonly contacts: readonly string[];
  /** After it nobody is to rely on the contacts. */
  readonly expires: Date;
  /** Where the rules for reporting are; undefined: nowhere. */
  readonly policy: string | undefined;
}

export const securityTxtPath = "/.well-known/security.txt";

/** Null: there is nothing to tell, or what there was has expired. */
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
