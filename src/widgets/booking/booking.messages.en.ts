import { bookingMessages } from "./booking.messages.ts";

export const bookingEnglish: typeof bookingMessages = bookingMessages;
