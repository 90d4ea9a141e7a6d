import { driverMessages } from "./driver-card.messages.ts";

export const driverEnglish: typeof driverMessages = driverMessages;
