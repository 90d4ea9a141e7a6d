import { glanceMessages } from "./glance.messages.ts";

export const glanceEnglish: typeof glanceMessages = glanceMessages;
