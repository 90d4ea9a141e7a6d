import { monthReportMessages } from "./month-report.messages.ts";

export const monthReportEnglish: typeof monthReportMessages = monthReportMessages;
