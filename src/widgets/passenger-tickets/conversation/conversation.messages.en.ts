import { conversationMessages } from "./conversation.messages.ts";

export const conversationEnglish: typeof conversationMessages = conversationMessages;
