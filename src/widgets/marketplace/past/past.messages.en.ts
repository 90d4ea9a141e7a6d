import { pastMessages } from "./past.messages.ts";

export const pastEnglish: typeof pastMessages = pastMessages;
