import { reservationsMessages } from "./reservations.messages.ts";

export const reservationsEnglish: typeof reservationsMessages = reservationsMessages;
