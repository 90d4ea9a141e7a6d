import { hostMessages } from "./host.messages.ts";

export const hostEnglish: typeof hostMessages = hostMessages;
