import { mailMessages } from "./mail.messages.ts";

export const mailEnglish: typeof mailMessages = mailMessages;
