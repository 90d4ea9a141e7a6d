import { foldText } from "../text/text.ts";

/** Length in characters below which the field for a free-text reason shows a hint. */
export const hintedLength = 5;

export interface ReasonDraft {
  /** One of the offered reasons; "" while none is selected. */
  readonly choice: string;
  /** Sent in place of `Diğer`. */
  readonly words: string;
}

export const emptyReason: ReasonDraft = { choice: "", words: "" };

/** Whether the choice is `Diğer` (other), which requires a free text. */
export function isOther(choice: string): boolean {
  return foldText(choice.trim()) === "diger";
}

/** The reason to send; null while incomplete. For `Diğer` it is the free text, which must not be blank. */
export function toReason({ choice, words }: ReasonDraft): string | null {
  if (!isOther(choice)) return choice === "" ? null : choice;
  const text = words.normalize("NFC").trim();
  return text === "" ? null : text;
}

/** Reasons for seeing a driver's phone number, which the provider receives and stores, hence Turkish in every language. The last one requires a text. */
export const phoneReasons = [
  "Servis gecikti",
  "Çalışan sürücüye ulaşamıyor",
  "Araçta eşya unutuldu",
  "Adres veya durak bilgisi",
  "Acil durum",
  "Diğer",
] as const;
