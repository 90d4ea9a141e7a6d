import { foldText, toTurkishLower } from "../../core/text/text.ts";

/** One name of a hit, prepared for comparison: in Turkish lower case, and without Turkish letters. */
interface Form {
  readonly exact: Spelling;
  readonly folded: Spelling;
}

interface Spelling {
  readonly text: string;
  readonly words: readonly string[];
}

/** The searchable texts of a hit. */
export interface Index {
  /** Its names, in all spellings. */
  readonly names: readonly Form[];
  /** Further texts (phone, e-mail, id), folded. */
  readonly others: readonly string[];
}

const toWords = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
const toSpelling = (text: string): Spelling => ({ text, words: toWords(text) });
const toForm = (text: string): Form => ({
  exact: toSpelling(toTurkishLower(text).trim()),
  folded: toSpelling(foldText(text).trim()),
});

const isText = (text: string | null): text is string => text !== null && text !== "";

export function toIndex(names: readonly (string | null)[], others: readonly (string | null)[] = []): Index {
  return { names: names.filter(isText).map(toForm), others: others.filter(isText).map(foldText) };
}

/** From this rank on every typed word begins a word of the name. */
export const strongRank = 4;

/** 3: `given` begins with `wanted`; 2: each wanted word begins a word of it; 1: each is contained in it; 0: no match. */
function compare(given: Spelling, wanted: Spelling): number {
  if (given.text.startsWith(wanted.text)) return 3;
  if (wanted.words.length === 0) return given.text.includes(wanted.text) ? 1 : 0;
  if (wanted.words.every((word) => given.words.some((other) => other.startsWith(word)))) return 2;
  return wanted.words.every((word) => given.text.includes(word)) ? 1 : 0;
}

/**
 * Ranks hits for a text: 0 no match, 1 a match not by the name alone, 2 and 3 inside the name, {@link strongRank} and higher at the
 * beginning of its words. Among equal matches, one with the exact Turkish letters ranks higher. An empty text matches all.
 */
export function createRanking(text: string): (index: Index) => number {
  const wanted = toForm(text);
  return ({ names, others }) => {
    let rank = 0;
    for (const name of names) {
      const exact = compare(name.exact, wanted.exact);
      rank = Math.max(rank, exact && 2 * exact + 1, 2 * compare(name.folded, wanted.folded));
    }
    if (rank > 0) return rank;
    const all = [...names.map(({ folded }) => folded.text), ...others];
    const words = wanted.folded.words.length > 0 ? wanted.folded.words : [wanted.folded.text];
    return words.every((word) => all.some((other) => other.includes(word))) ? 1 : 0;
  };
}
