import { defineContract } from "../kit/element/contract.ts";

export const plannerContract = defineContract({
  tag: "shuttle-planner",
  summary:
    "Which own route an address or an employee can board, with walk, ride and free seats, and what could be better",
  attributes: {
    tab: {
      type: "choice",
      values: ["address", "suggestions"],
      default: "address",
      description: "Which tab is shown at first; `query` may name another",
    },
  },
  firstCalls: [
    { path: "/api/routes/?all_routes=false&area_routes=true&with_detail=true&per_page=999" },
    { path: "/api/company/sla/" },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Every card" },
});
