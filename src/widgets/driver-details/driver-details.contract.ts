import { defineContract } from "../kit/element/contract.ts";

export const driverDetailsContract = defineContract({
  tag: "shuttle-driver-details",
  summary: "One driver: routes, vehicle and safety documents to approve or reject; the phone number after a reason",
  attributes: {
    "driver-id": { type: "text", default: null, description: "Id of the driver" },
    tab: {
      type: "choice",
      values: ["documents", "route", "vehicle"],
      default: "documents",
      description: "What is shown at first; `query` goes before it",
    },
  },
  firstCalls: [{ path: "/api/routes/drivers/{driver-id}/" }, { path: "/api/driver/documents/{driver-id}/" }],
  slots: { heading: "The area's heading, for assistive technology; default its title" },
  parts: { root: "The frame around everything", card: "The card of the driver" },
});
