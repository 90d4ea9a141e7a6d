import { documentsMessages } from "./documents.messages.ts";

export const documentsEnglish: typeof documentsMessages = documentsMessages;
