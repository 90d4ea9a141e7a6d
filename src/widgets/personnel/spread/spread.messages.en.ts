import { spreadMessages } from "./spread.messages.ts";

export const spreadEnglish: typeof spreadMessages = spreadMessages;
