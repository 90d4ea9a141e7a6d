import { documentMessages } from "./documents.messages.ts";

export const documentEnglish: typeof documentMessages = documentMessages;
