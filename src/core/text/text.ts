import { $language, localized } from "./messages.ts";

/**
 * Turkish letters. Human text only: identifiers, header names and enum keys use plain `toLowerCase`
 * ("ID" in Turkish lower case is "ıd").
 */

const collator = localized(() => new Intl.Collator($language.get(), { numeric: true }));

/** Collation of the page's language with numeric order: "Hat 2" before "Hat 10". */
export function compareText(a: string, b: string): number {
  return collator().compare(a, b);
}

/** Lower case with I→ı and İ→i, in composed form. Two texts with equal result are the same word to a Turkish reader. */
export function toTurkishLower(text: string): string {
  return text.normalize("NFC").toLocaleLowerCase("tr");
}

/** Lower case without diacritics, for search with foreign keyboards: `Şişli` → `sisli`, `Işık` → `isik`. */
export function foldText(text: string): string {
  return toTurkishLower(text).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}

/** How well `text` matches `search`: 2 with exact Turkish letters, 1 with folded letters only, 0 not at all. */
export function matchText(text: string, search: string): 0 | 1 | 2 {
  const wanted = search.trim();
  if (wanted === "" || toTurkishLower(text).includes(toTurkishLower(wanted))) return 2;
  return foldText(text).includes(foldText(wanted)) ? 1 : 0;
}

/** The matching entries, exact matches first, otherwise in the given order. */
export function searchText<Entry>(
  entries: readonly Entry[],
  search: string,
  toText: (entry: Entry) => string,
): Entry[] {
  const found = entries
    .map((entry) => ({ entry, match: matchText(toText(entry), search) }))
    .filter(({ match }) => match > 0);
  return found.sort((a, b) => b.match - a.match).map(({ entry }) => entry);
}

/** Cuts after `limit` characters (grapheme clusters) and appends `...`. */
export function cutText(text: string, limit: number): string {
  const letters = [...new Intl.Segmenter("tr", { granularity: "grapheme" }).segment(text.normalize("NFC"))];
  if (letters.length <= limit) return text.normalize("NFC");
  return `${letters
    .slice(0, limit)
    .map(({ segment }) => segment)
    .join("")}...`;
}

/** Cuts to `limit` UTF-16 units, as `maxlength` of a field counts them, without splitting a surrogate pair. */
export function cutUnits(text: string, limit: number): string {
  const isHalf = text.length > limit && (text.codePointAt(limit - 1) ?? 0) > 0xffff;
  return text.slice(0, isHalf ? limit - 1 : limit);
}

/** First letters of the first and the last word: `ibrahim Öz` → `İÖ`. */
export function toInitials(name: string): string {
  const words = name.normalize("NFC").trim().split(/\s+/u).filter(Boolean);
  return upperLetter(firstLetter(words[0])) + upperLetter(words.length > 1 ? firstLetter(words.at(-1)) : "");
}

/** The first character, which may be two UTF-16 units. */
const firstLetter = (word = "") => word.slice(0, (word.codePointAt(0) ?? 0) > 0xffff ? 2 : 1);

/** Cache: initials are computed again with every rendered row. */
const upperLetters = new Map<string, string>();

function upperLetter(letter: string): string {
  const known = upperLetters.get(letter) ?? letter.toLocaleUpperCase("tr");
  upperLetters.set(letter, known);
  return known;
}
