import { passengerMessages } from "./passenger.messages.ts";

export const passengerEnglish: typeof passengerMessages = passengerMessages;
