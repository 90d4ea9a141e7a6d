import { driversMessages } from "./drivers.messages.ts";

export const driversEnglish: typeof driversMessages = driversMessages;
