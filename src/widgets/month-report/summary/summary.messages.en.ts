import { summaryMessages } from "./summary.messages.ts";

export const summaryEnglish: typeof summaryMessages = summaryMessages;
