import { passengerTicketsMessages } from "./passenger-tickets.messages.ts";

export const passengerTicketsEnglish: typeof passengerTicketsMessages = passengerTicketsMessages;
