import { tripMessages } from "./trip.messages.ts";

export const tripEnglish: typeof tripMessages = tripMessages;
