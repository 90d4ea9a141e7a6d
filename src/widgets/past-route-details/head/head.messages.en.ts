import { headMessages } from "./head.messages.ts";

export const headEnglish: typeof headMessages = headMessages;
