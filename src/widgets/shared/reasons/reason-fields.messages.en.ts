import { reasonMessages } from "./reason-fields.messages.ts";

export const reasonEnglish: typeof reasonMessages = reasonMessages;
