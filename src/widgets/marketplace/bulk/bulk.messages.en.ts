import { bulkMessages } from "./bulk.messages.ts";

export const bulkEnglish: typeof bulkMessages = bulkMessages;
