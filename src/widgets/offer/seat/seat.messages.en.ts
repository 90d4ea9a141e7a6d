import { seatMessages } from "./seat.messages.ts";

export const seatEnglish: typeof seatMessages = seatMessages;
