import { tripsMessages } from "./trips.messages.ts";

export const tripsEnglish: typeof tripsMessages = tripsMessages;
