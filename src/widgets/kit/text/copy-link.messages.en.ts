import { copyLinkMessages } from "./copy-link.messages.ts";

export const copyLinkEnglish: typeof copyLinkMessages = copyLinkMessages;
