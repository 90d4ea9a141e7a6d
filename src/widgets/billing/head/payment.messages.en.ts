import { paymentMessages } from "./payment.messages.ts";

export const paymentEnglish: typeof paymentMessages = paymentMessages;
