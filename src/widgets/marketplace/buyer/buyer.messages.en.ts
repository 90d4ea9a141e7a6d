import { buyerMessages } from "./buyer.messages.ts";

export const buyerEnglish: typeof buyerMessages = buyerMessages;
