import { phoneMessages } from "./phone.messages.ts";

export const phoneEnglish: typeof phoneMessages = phoneMessages;
