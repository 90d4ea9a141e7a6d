import { offerMessages } from "./offer-buttons.messages.ts";

export const offerEnglish: typeof offerMessages = offerMessages;
