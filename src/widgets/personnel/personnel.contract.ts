import { defineContract } from "../kit/element/contract.ts";

export const personnelContract = defineContract({
  tag: "shuttle-personnel",
  summary: "The company's employees: list, details, membership, adding people, spreadsheet",
  isForDemo: true,
  identity: {
    "user-type": { description: "`admin` may add employees and change memberships" },
  },
  attributes: {
    "page-size": {
      type: "number",
      default: 10,
      minimum: 1,
      maximum: 100,
      description: "Rows of a page at first; a person can choose 10, 20, 50 or 100",
    },
  },
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Every card" },
  cssProperties: {},
});
