import type { monthPickerMessages } from "./month-picker.messages.ts";

export const monthPickerEnglish: typeof monthPickerMessages = {
  previous: "Previous month",
  next: "Next month",
  choose: "Choose a month",
  year: "Year",
  previousYear: "Previous year",
  nextYear: "Next year",
};
