import type * as messages from "./notice.messages.ts";

export const texts: typeof messages = {
  noticeMessages: {
    deactiveTitle: "This module isn't available yet",
    deactive: {
      offer: "The Offer module isn't available for your account yet.",
      airview: "The Bird's-Eye View module isn't available for your account yet.",
      billing: "The Billing module isn't available for your company yet.",
      "past-trips": "The Past Journeys module isn't available for your account yet.",
      "route-details": "The Route Details module isn't available for your account yet.",
      drivers: "The Drivers and Vehicles module isn't available for your account yet.",
      personnel: "The Employee Experience module isn't available for your account yet.",
    },
    deactiveOther: "The module you want to open isn't available for your account yet.",
    deactiveHelp: "To have it opened, please contact us:",
    expiredTitle: "The Offer Has Expired",
    expired: "Your offer is no longer valid. For a new offer please contact our sales team:",
  },
};
