import { dialogMessages } from "./dialog.messages.ts";

export const dialogEnglish: typeof dialogMessages = dialogMessages;
