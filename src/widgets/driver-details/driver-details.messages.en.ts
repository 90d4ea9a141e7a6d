import { driverDetailsMessages } from "./driver-details.messages.ts";

export const driverDetailsEnglish: typeof driverDetailsMessages = driverDetailsMessages;
