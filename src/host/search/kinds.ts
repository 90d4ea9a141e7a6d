import type { PlaceName } from "../../core/portal/addresses.ts";
import { foldText } from "../../core/text/text.ts";
import { searchMessages as texts } from "./search.messages.ts";

/** Kinds of hits, in the order of their groups. */
export const kinds = ["page", "employee", "route", "driver", "plate", "file", "ticket"] as const;
export type Kind = (typeof kinds)[number];

/** The place whose menu entry opens a kind to an account. Pages are there for everybody, each by its own entry. */
export const homes: Readonly<Record<Exclude<Kind, "page">, PlaceName>> = {
  employee: "personnel",
  route: "route-details-home",
  driver: "drivers",
  plate: "drivers",
  file: "documents",
  ticket: "passenger-tickets",
};

/** What a person looks for. */
export interface Wish {
  /** Null: all kinds. */
  readonly kind: Kind | null;
  /** Without the prefix; blanks are single. */
  readonly text: string;
}

const toText = (typed: string) => typed.replaceAll(/\s+/gu, " ").trim();

/** What was typed, as a wish for one of the offered kinds or for all. Prefixes need no Turkish letters (`c ay` for `ç ay`). */
export function readWish(typed: string, offered: ReadonlySet<Kind>): Wish {
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

/** The text that looks for the same in one kind only; null: in all. */
export function writeWish(kind: Kind | null, text: string): string {
  return kind === null ? text : `${texts.prefixes[kind].letter} ${text}`;
}

/** The provider searches from so many letters on; one letter would be found in nearly everybody. */
const leastLetters = 2;

/**
 * Whether a kind is looked for. Tickets, which come with their whole conversations, only by their number or when they alone are
 * wanted.
 */
export function isWanted(kind: Kind, { kind: only, text }: Wish): boolean {
  if (only !== null) return kind === only;
  if (kind === "ticket") return /^\d{2,}$/.test(text);
  // Few digits are in nearly every phone number.
  if (kind === "employee" && /^\d{1,3}$/.test(text)) return false;
  return text.length >= (kind === "page" || kind === "route" || kind === "file" ? 1 : leastLetters);
}
