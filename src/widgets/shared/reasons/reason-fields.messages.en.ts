import type { reasonMessages } from "./reason-fields.messages.ts";

export const reasonEnglish: typeof reasonMessages = {
  hint: (letters) => `We suggest that you write at least ${letters} characters.`,
};
