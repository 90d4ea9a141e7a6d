import type { PlaceName } from "../../core/portal/addresses.ts";
import { foldText, withoutInvisible, toTurkishLower } from "../../core/text/text.ts";
import { hostSearchMessages as texts } from "./search.messages.ts";

/** Kinds of hits, in the order of their groups. */
export const kinds = ["page", "employee", "route", "driver", "plate", "file", "ticket"] as const;
export type Kind = (typeof kinds)[number];

/** A kind is offered to accounts whose menu has this place. Pages have no place: each needs its own menu entry. */
export const placeOfKind: Readonly<Record<Exclude<Kind, "page">, PlaceName>> = {
  employee: "personnel",
  route: "route-details-home",
  driver: "drivers",
  plate: "drivers",
  file: "documents",
  ticket: "passenger-tickets",
};

/** The parsed text of the search field. */
export interface ParsedQuery {
  /** Null: all kinds. */
  readonly kind: Kind | null;
  /** Without the prefix; each run of blanks is one blank. */
  readonly text: string;
}

const toText = (typed: string) => withoutInvisible(typed).replaceAll(/\s+/gu, " ").trim();

/** Parses a prefix that limits the search to an offered kind. Prefixes need no Turkish letters (`c ay` for `ç ay`). */
export function parseQuery(typed: string, offered: ReadonlySet<Kind>): ParsedQuery {
  const start = typed.trimStart();
  const [, word, afterWord = ""] = /^(\p{L}+):(.*)$/su.exec(start) ?? [];
  const [, letter, afterLetter = ""] = /^(\p{L})\s(.*)$/su.exec(start) ?? [];
  const [, number] = /^#(.*)$/su.exec(start) ?? [];
  const find = (given: string, part: "letter" | "word") =>
    kinds.find((kind) => offered.has(kind) && foldText(texts.prefixes[kind][part]) === foldText(given));
  const byWord = word === undefined ? undefined : find(word, "word");
  if (byWord) return { kind: byWord, text: toText(afterWord) };
  const byLetter = letter === undefined ? undefined : find(letter, "letter");
  if (byLetter) return { kind: byLetter, text: toText(afterLetter) };
  if (number !== undefined && offered.has("ticket")) return { kind: "ticket", text: toText(number) };
  return { kind: null, text: toText(start) };
}

/** The reverse of {@link parseQuery}: the text with the prefix of a kind; null: without one. */
export function formatQuery(kind: Kind | null, text: string): string {
  return kind === null ? text : `${texts.prefixes[kind].letter} ${text}`;
}

/** Minimum length of a text that is sent to the provider: a single letter matches nearly every employee. */
const leastLetters = 2;

/**
 * Whether a kind is searched. Tickets, whose call returns whole conversations, only by a number or when the search is limited to them.
 */
export function isWanted(kind: Kind, { kind: only, text }: ParsedQuery): boolean {
  if (only !== null) return kind === only;
  if (kind === "ticket") return /^\d{2,}$/.test(text);
  // One to three digits match nearly every phone number.
  if (kind === "employee" && /^\d{1,3}$/.test(text)) return false;
  return text.length >= (kind === "page" || kind === "route" || kind === "file" ? 1 : leastLetters);
}

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
