import type { offerMessages } from "./offer-buttons.messages.ts";

export const offerEnglish: typeof offerMessages = {
  label: "Offers",
  someFailed: "Some of the offers' names could not be loaded.",
};
