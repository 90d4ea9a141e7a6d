import { defineMessages } from "../../../core/text/messages.ts";

export const reasonMessages = defineMessages("reasonMessages", {
  /** Help below the text field for a reason of the user's own. */
  hint: (letters: number) => `En az ${letters} karakter yazmanızı öneririz.`,
});
