import { airviewMessages } from "./airview.messages.ts";

export const airviewEnglish: typeof airviewMessages = airviewMessages;
