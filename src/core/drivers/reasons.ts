import { foldText } from "../text/text.ts";

/** The least that a field for words of one's own hints at, in letters. */
export const hintedLength = 5;

export interface ReasonDraft {
  /** One of those that are offered; "" while none is chosen. */
  readonly choice: string;
  /** Sent in place of `Diğer`. */
  readonly words: string;
}

export const emptyReason: ReasonDraft = { choice: "", words: "" };

/** `Diğer` asks for words of one's own. */
export function isOther(choice: string): boolean {
  return foldText(choice.trim()) === "diger";
}

/** The reason that is sent; null as long as there is none. With `Diğer` it is a text that isn't blank. */
export function toReason({ choice, words }: ReasonDraft): string | null {
  if (!isOther(choice)) return choice === "" ? null : choice;
  const text = words.normalize("NFC").trim();
  return text === "" ? null : text;
}
