import type * as messages from "./text.messages.ts";

export const texts: typeof messages = {
  copyLinkMessages: {
    button: "Copy Link",
    copied: "Link copied.",
    refused: "Your browser does not allow copying. Select and copy the link here:",
  },
  copyTextMessages: {
    copied: "Text copied.",
    refused: "Your browser did not allow copying. Select and copy the text.",
  },
};
