import { searchMessages } from "./search.messages.ts";

export const searchEnglish: typeof searchMessages = searchMessages;
