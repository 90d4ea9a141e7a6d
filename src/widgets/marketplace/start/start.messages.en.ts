import { startMessages } from "./start.messages.ts";

export const startEnglish: typeof startMessages = startMessages;
