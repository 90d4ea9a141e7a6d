import { defineContract } from "../kit/element/contract.ts";

export const noticeModules = [
  "offer",
  "airview",
  "billing",
  "past-trips",
  "route-details",
  "drivers",
  "personnel",
] as const;

export const noticeContract = defineContract({
  tag: "shuttle-notice",
  summary: "Says that a module is not open yet, or that the offer has expired",
  attributes: {
    kind: { type: "choice", values: ["deactive", "offer-expire"], default: "deactive", description: "Which notice" },
    module: {
      type: "text",
      default: null,
      description:
        "With `deactive`: the module meant, as in the portal's `type` (`billing-module`, `airview-module`, `past-trips`, …); an unknown one gives a general text",
    },
  },
  slots: { heading: "The notice's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The card" },
});
