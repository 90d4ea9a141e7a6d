import { defineMessages } from "../../../core/text/messages.ts";

export const reasonMessages = defineMessages("shared/reasons/reason-fields", {
  /** Under the field for words of one's own. */
  hint: (letters: number) => `En az ${letters} karakter yazmanızı öneririz.`,
});
