import { reportMessages, reportSheetMessages } from "./reports.messages.ts";

export const reportEnglish: typeof reportMessages = reportMessages;

export const reportSheetEnglish: typeof reportSheetMessages = reportSheetMessages;
