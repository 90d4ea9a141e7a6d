import type { calendarMessages } from "./calendar.messages.ts";

export const calendarEnglish: typeof calendarMessages = {
  today: "Today",
  chosen: "selected",
};
