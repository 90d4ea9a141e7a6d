import { pendingMessages } from "./pending.messages.ts";

export const pendingEnglish: typeof pendingMessages = pendingMessages;
