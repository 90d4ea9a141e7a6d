import { plural } from "../../../core/text/plural.ts";
import type { openMessages } from "./open.messages.ts";

export const openEnglish: typeof openMessages = {
  count: (count) => `${plural(count, "line has", "lines have")} empty seats`,
  none: "No line has empty seats at the moment",
  noneHelp: "You can search and request a route.",
  counties: "Districts of departure",
  more: (count) => `and ${plural(count, "more district", "more districts")}`,
  failed: "Open lines could not be loaded.",
  title: "Open Lines",
  map: "Map of the lines with empty seats",
  mapFailed: "The map could not be loaded",
};
