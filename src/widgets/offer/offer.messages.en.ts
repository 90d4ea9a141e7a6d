import { offerMessages } from "./offer.messages.ts";

export const offerEnglish: typeof offerMessages = offerMessages;
