import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { networkMessages } from "./network.messages.ts";

export const networkEnglish: typeof networkMessages = {
  title: "Route Network",
  failed: "Routes could not be loaded",
  own: "yours",
  region: "in your area",
  map: "Map of the route network",
  open: "Bird's-Eye View",
  empty: "You have no routes.",
  summary: (count) => `Map of the route network: ${plural(count, "route", "routes", formatNumber(count))}.`,
};
