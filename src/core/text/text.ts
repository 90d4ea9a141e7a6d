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

/**
 * Characters that nobody sees: direction marks, zero width, soft hyphens, byte order marks, variation selectors, controls other
 * than blanks. They come with text copied from web pages, chats and contact lists.
 */
const invisible = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]|(?!\s)\p{Cc}/gu;
/** Hyphens that never break, figure and en dashes, minus signs: to a reader all of them are a hyphen. */
const dash = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/gu;
/** Blanks of other widths and those that never break. Line feeds stay: they separate. */
const wideBlank = /[^\S \n\r]/gu;
/** Whether a text has any of these: most have none, and testing is far quicker than replacing three times. */
const isOdd = new RegExp([invisible, dash, wideBlank].map(({ source }) => source).join("|"), "u");

/** Without the characters that nobody sees, in composed form. For what is typed and then displayed or searched elsewhere. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "").normalize("NFC");
}

/** What a reader sees: no invisible characters, every dash a hyphen, every blank a space. */
function toVisible(text: string): string {
  return isOdd.test(text) ? withoutInvisible(text).replace(dash, "-").replace(wideBlank, " ") : text.normalize("NFC");
}

/** One line of text of a person (a name, a head, a phone number, an address) as a reader sees it, each run of blanks one space. */
export function toPlainText(text: string): string {
  return toVisible(text).replace(/\s+/gu, " ").trim();
}

/**
 * Lower case with I→ı and İ→i, as a reader sees it and in composed form. Two texts with equal result are the same word to a Turkish
 * reader.
 */
export function toTurkishLower(text: string): string {
  return toVisible(text).toLocaleLowerCase("tr");
}

/** Lower case without diacritics, for search with foreign keyboards: `Şişli` → `sisli`, `Işık` → `isik`. */
export function foldText(text: string): string {
  return toTurkishLower(text).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");
}

/** How well `text` matches `search`: 2 with exact Turkish letters, 1 with folded letters only, 0 not at all. */
export function matchText(text: string, search: string): 0 | 1 | 2 {
  const wanted = toTurkishLower(search).trim();
  if (wanted === "" || toTurkishLower(text).includes(wanted)) return 2;
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
  const words = toPlainText(name).split(" ").filter(Boolean);
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
