import { membershipMessages } from "./membership.messages.ts";

export const membershipEnglish: typeof membershipMessages = membershipMessages;
