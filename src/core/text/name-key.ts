import { toPlainText, toTurkishLower } from "./text.ts";

/**
 * Normalises case and blanks of a name, for comparison. Turkish letters are kept: `Isik` and `Işık` are two people. Empty for a
 * missing name.
 */
export function toNameKey(name: string | null): string {
  return name === null ? "" : toTurkishLower(toPlainText(name));
}

/** A memoised {@link toNameKey}, because a month has 20 000 bookings of 500 people. */
export function createNameKeys(): (name: string | null) => string {
  const keys = new Map<string | null, string>();
  return (name) => {
    let key = keys.get(name);
    if (key === undefined) {
      key = toNameKey(name);
      keys.set(name, key);
    }
    return key;
  };
}
