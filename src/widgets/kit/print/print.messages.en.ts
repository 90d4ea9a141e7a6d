import { printMessages } from "./print.messages.ts";

export const printEnglish: typeof printMessages = printMessages;
