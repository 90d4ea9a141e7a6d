import { foldText } from "../text/text.ts";

/** Length below which the field for a user's own reason shows a hint, in characters. */
export const hintedLength = 5;

export interface ReasonDraft {
  /** One of the offered reasons; "" while none is selected. */
  readonly choice: string;
  /** Sent in place of `Diğer`. */
  readonly words: string;
}

export const emptyReason: ReasonDraft = { choice: "", words: "" };

/** `Diğer` requires a text of the user. */
export function isOther(choice: string): boolean {
  return foldText(choice.trim()) === "diger";
}

/** The reason to send; null while it is incomplete. For `Diğer` it is the user's text, which must not be blank. */
export function toReason({ choice, words }: ReasonDraft): string | null {
  if (!isOther(choice)) return choice === "" ? null : choice;
  const text = words.normalize("NFC").trim();
  return text === "" ? null : text;
}
