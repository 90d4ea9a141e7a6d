/** In groups of four: `TR33 0006 1005 …`. */
export function formatIban(iban: string): string {
  return toPlainIban(iban).replace(/(.{4})(?=.)/g, "$1 ");
}

/** Without blanks, as banks take it. */
export function toPlainIban(iban: string): string {
  return iban.replace(/\s+/g, "");
}
