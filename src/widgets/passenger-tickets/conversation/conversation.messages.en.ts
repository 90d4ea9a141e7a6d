import type { conversationMessages } from "./conversation.messages.ts";
import { plural } from "../../../core/text/plural.ts";

export const conversationEnglish: typeof conversationMessages = {
  name: "Conversation",
  manager: "Customer Experience Manager",
  passenger: "Employee",
  empty: "This request has no messages yet.",
  noWords: "This message has no text.",
  pictures: (count) =>
    `This conversation has ${plural(count, "picture", "pictures")}. The sender may learn when pictures are opened.`,
  showPictures: "Show Pictures",
};
