import type { copyTextMessages } from "./copy-text.messages.ts";

export const copyTextEnglish: typeof copyTextMessages = {
  copied: "Text copied.",
  refused: "Your browser did not allow copying. Select and copy the text.",
};
