import type * as messages from "./offer.messages.ts";

export const texts: typeof messages = {
  offerButtonMessages: {
    label: "Offers",
    someFailed: "Some of the offers' names could not be loaded.",
  },
};
