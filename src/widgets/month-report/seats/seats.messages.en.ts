import { seatMessages } from "./seats.messages.ts";

export const seatEnglish: typeof seatMessages = seatMessages;
