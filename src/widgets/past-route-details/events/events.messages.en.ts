import { eventsMessages } from "./events.messages.ts";

export const eventsEnglish: typeof eventsMessages = eventsMessages;
