import { stopMessages } from "./stop.messages.ts";

export const stopEnglish: typeof stopMessages = stopMessages;
