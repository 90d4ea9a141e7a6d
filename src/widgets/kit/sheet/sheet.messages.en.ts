import { sheetMessages } from "./sheet.messages.ts";

export const sheetEnglish: typeof sheetMessages = sheetMessages;
