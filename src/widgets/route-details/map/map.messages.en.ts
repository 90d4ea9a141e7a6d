import type { mapMessages } from "./map.messages.ts";

export const mapEnglish: typeof mapMessages = {
  label: (route) => `Map of ${route}`,
  failed: "The map could not be loaded",
  empty: "The way of this route isn't known.",
  office: "Office",
  start: "Start",
  home: (name) => `${name}, home`,
  walkOf: (distance) => `Walking ${distance}`,
  legend: "Map Key",
  way: { morning: "Morning route", evening: "Evening route" },
  walk: "Walking path",
  own: "Your employees",
  mixed: "Mixed stop",
  shadow: "Other companies",
};
