import type { marketplaceMessages } from "./marketplace.messages.ts";

export const marketplaceEnglish: typeof marketplaceMessages = {
  title: "Marketplace",
  kind: "Kind of marketplace",
  buyer: "Buyer Centre",
  soon: "Coming Soon",
  sellerSoon: "Line Owner Centre (Coming Soon)",
  toStart: "Back to Marketplace",
  changeSearch: "Change Search",
  workType: { "full-time": "Full Time", hybrid: "Hybrid" },
  daysNotDefined: "Days not fixed",
  partFailed: "This section could not be loaded",
  forgotten: "This search is no longer stored",
  forgottenHelp: "You can see suitable lines by searching again.",
  newSearch: "New Search",
  pastFailed: "Past searches could not be loaded",
};
