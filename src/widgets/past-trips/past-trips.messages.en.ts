import { pastTripsMessages } from "./past-trips.messages.ts";

export const pastTripsEnglish: typeof pastTripsMessages = pastTripsMessages;
