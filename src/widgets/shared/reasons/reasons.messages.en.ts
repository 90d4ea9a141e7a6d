import type * as messages from "./reasons.messages.ts";

export const texts: typeof messages = {
  reasonMessages: {
    hint: (letters) => `We suggest that you write at least ${letters} characters.`,
  },
};
