import { marketplaceMessages } from "./marketplace.messages.ts";

export const marketplaceEnglish: typeof marketplaceMessages = marketplaceMessages;
