import type { mapMessages } from "./map.messages.ts";

export const mapEnglish: typeof mapMessages = {
  label: (route, moment) => `Map of the trip ${route}, ${moment}`,
  failed: "The map could not be loaded",
  legend: "Map Key",
  showPlan: "Show Planned Route",
  hidePlan: "Hide Planned Route",
  faultless: "Driven without events",
  driven: { morning: "Morning trip", evening: "Evening trip" },
  planned: "Planned route",
  company: "Company",
  start: "Start",
  stopOf: (letter) => `Stop ${letter}`,
  unknownStop: "Stop",
  noWay: "Not Enough Information",
  noWayHelp:
    "The way of a trip is drawn from the positions sent by the driver's mobile app. There are not enough data for this trip.",
  support: "For questions:",
};
