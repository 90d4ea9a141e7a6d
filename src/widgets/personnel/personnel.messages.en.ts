import { personnelMessages } from "./personnel.messages.ts";

export const personnelEnglish: typeof personnelMessages = personnelMessages;
