import { networkMessages } from "./network.messages.ts";

export const networkEnglish: typeof networkMessages = networkMessages;
