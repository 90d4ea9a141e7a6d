import { calendarMessages } from "./calendar.messages.ts";

export const calendarEnglish: typeof calendarMessages = calendarMessages;
