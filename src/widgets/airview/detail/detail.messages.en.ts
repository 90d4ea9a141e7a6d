import type { detailMessages } from "./detail.messages.ts";

export const detailEnglish: typeof detailMessages = {
  label: "Selected route",
  close: "Clear selection",
  collapse: "Collapse route details",
  expand: "Expand route details",
  variants: "Direction and time",
  morning: "Morning",
  evening: "Evening",
  duration: "Travel time",
  walk: "Avg. walk",
  detour: "Detour",
  people: "Employees",
  stops: "Stops",
  noStops: "The stops of this route are not known.",
  office: "Office",
  toRoute: "Go to Route Details",
};
