import { lineMessages } from "./line.messages.ts";

export const lineEnglish: typeof lineMessages = lineMessages;
