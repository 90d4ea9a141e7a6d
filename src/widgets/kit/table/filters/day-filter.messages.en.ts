import { dayFilterMessages } from "./day-filter.messages.ts";

export const dayFilterEnglish: typeof dayFilterMessages = dayFilterMessages;
