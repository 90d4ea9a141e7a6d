import { plural } from "../../../core/text/plural.ts";
import type { graphMessages } from "./graph.messages.ts";

export const graphEnglish: typeof graphMessages = {
  title: "Indicators of the Last 28 Days",
  failed: "The graph could not be loaded",
  empty: "There are not enough data for the graph yet",
  summary: (name, points, last) => `${name}, ${plural(points, "day", "days")}, last value ${last}`,
  day: "Day",
  limit: "SLA",
};
