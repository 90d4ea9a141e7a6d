import { fieldMessages } from "./field.messages.ts";

export const fieldEnglish: typeof fieldMessages = fieldMessages;
