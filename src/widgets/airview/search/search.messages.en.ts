import { plural } from "../../../core/text/plural.ts";
import type { searchMessages } from "./search.messages.ts";

export const searchEnglish: typeof searchMessages = {
  label: "Search employees",
  results: "Employees found",
  none: "No employees match this search.",
  copyLink: "Copy Link to Employee",
  found: (count) => plural(count, "result", "results"),
  more: (count) => `${plural(count, "more result", "more results")}; please narrow your search.`,
  stop: (route, letter) => `${route}, stop ${letter}`,
};
