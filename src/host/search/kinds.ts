import type { PlaceName } from "../../core/portal/addresses.ts";
import { foldText, withoutInvisible } from "../../core/text/text.ts";
import { hostSearchMessages as texts } from "../host.messages.ts";

/** Kinds of hits, in the order of their groups. */
export const kinds = ["page", "employee", "route", "driver", "plate", "file", "ticket"] as const;
export type Kind = (typeof kinds)[number];

/** A kind is offered to accounts whose menu has this place. Pages have no place: each needs its own menu entry. */
export const homes: Readonly<Record<Exclude<Kind, "page">, PlaceName>> = {
  employee: "personnel",
  route: "route-details-home",
  driver: "drivers",
  plate: "drivers",
  file: "documents",
  ticket: "passenger-tickets",
};

/** The parsed text of the search field. */
export interface Wish {
  /** Null: all kinds. */
  readonly kind: Kind | null;
  /** Without the prefix; each run of blanks is one blank. */
  readonly text: string;
}

const toText = (typed: string) => withoutInvisible(typed).replaceAll(/\s+/gu, " ").trim();

/** Parses a prefix that limits the search to an offered kind. Prefixes need no Turkish letters (`c ay` for `ç ay`). */
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

/** The reverse of {@link readWish}: the text with the prefix of a kind; null: without one. */
export function writeWish(kind: Kind | null, text: string): string {
  return kind === null ? text : `${texts.prefixes[kind].letter} ${text}`;
}

/** Minimum length of a text that is sent to the provider: a single letter matches nearly every employee. */
const leastLetters = 2;

/**
 * Whether a kind is searched. Tickets, whose call returns whole conversations, only by a number or when the search is limited to them.
 */
export function isWanted(kind: Kind, { kind: only, text }: Wish): boolean {
  if (only !== null) return kind === only;
  if (kind === "ticket") return /^\d{2,}$/.test(text);
  // One to three digits match nearly every phone number.
  if (kind === "employee" && /^\d{1,3}$/.test(text)) return false;
  return text.length >= (kind === "page" || kind === "route" || kind === "file" ? 1 : leastLetters);
}
