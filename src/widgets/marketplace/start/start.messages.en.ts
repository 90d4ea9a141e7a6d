import type { startMessages } from "./start.messages.ts";

export const startEnglish: typeof startMessages = {
  buyerTitle: "Buyer Centre",
  buyerText: "Find, compare and book empty seats on shared lines for your employees at discounted prices.",
  buyerPoints: [
    "Search by employee or address",
    "One monthly price per seat for both directions",
    "A single bulk request for all your employees",
  ],
  days: (work) => `Way of working: ${work}`,
  moreSearch: "Search by address or with other working days, or create a bulk request.",
  toSearch: "Search Seats",
  sellerTitle: "Line Owner Centre",
  soon: "Coming Soon",
  sellerText: "Share the empty seats on your lines and save up to 30% of your shuttle costs.",
  toSeller: "Share My Lines",
  sellerHelp: "This centre is in preparation; you will find it here once it opens.",
};
