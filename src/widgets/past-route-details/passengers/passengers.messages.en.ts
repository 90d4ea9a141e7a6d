import { passengersMessages } from "./passengers.messages.ts";

export const passengersEnglish: typeof passengersMessages = passengersMessages;
