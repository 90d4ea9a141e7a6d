import type { copyLinkMessages } from "./copy-link.messages.ts";

export const copyLinkEnglish: typeof copyLinkMessages = {
  button: "Copy Link",
  copied: "Link copied.",
  refused: "Your browser does not allow copying. Select and copy the link here:",
};
