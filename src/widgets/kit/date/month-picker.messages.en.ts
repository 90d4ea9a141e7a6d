import { monthPickerMessages } from "./month-picker.messages.ts";

export const monthPickerEnglish: typeof monthPickerMessages = monthPickerMessages;
