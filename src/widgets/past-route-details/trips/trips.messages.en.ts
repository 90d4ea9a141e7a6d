import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { tripsMessages } from "./trips.messages.ts";

export const tripsEnglish: typeof tripsMessages = {
  title: "Trips",
  moment: "Date",
  duration: "Duration",
  difference: "Delay at the office",
  direction: "Direction",
  directions: { morning: "To Office", evening: "From Office" },
  more: (count) => `Show ${plural(count, "More Trip", "More Trips", formatNumber(count))}`,
  source: "Driving data come from the driver's mobile app.",
};
