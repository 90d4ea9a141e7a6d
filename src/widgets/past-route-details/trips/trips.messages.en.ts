import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { tripsMessages } from "./trips.messages.ts";

export const tripsEnglish: typeof tripsMessages = {
  title: "Trips",
  id: "Trip no.",
  moment: "Date",
  duration: "Duration",
  difference: "Compared with the plan",
  direction: "Direction",
  directions: { morning: "To Office", evening: "From Office" },
  more: (count) => `Show ${plural(count, "More Trip", "More Trips", formatNumber(count))}`,
  source: "Driving data come from the driver's mobile app.",
};
