import { ageMessages } from "./age-label.messages.ts";

export const ageEnglish: typeof ageMessages = ageMessages;
