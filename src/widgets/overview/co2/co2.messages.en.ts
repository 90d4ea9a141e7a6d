import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { co2Messages } from "./co2.messages.ts";

const monthNames = new Map([
  ["Oca", "Jan"],
  ["Şub", "Feb"],
  ["Mar", "Mar"],
  ["Nis", "Apr"],
  ["May", "May"],
  ["Haz", "Jun"],
  ["Tem", "Jul"],
  ["Ağu", "Aug"],
  ["Eyl", "Sep"],
  ["Eki", "Oct"],
  ["Kas", "Nov"],
  ["Ara", "Dec"],
]);

export const co2English: typeof co2Messages = {
  title: ["CO", "2", " Emissions"],
  label: "CO₂ emissions, equivalent in trees",
  period: (months) => `Last ${plural(months, "month", "months")}`,
  kilograms: "kg",
  tons: "t",
  avoided: (month) => `avoided in ${month}`,
  trees: (figure) => (figure === "1" ? "tree" : "trees"),
  equivalent: "equivalent",
  rose: (percent) => `up ${percent} on the same days of last month`,
  fell: (percent) => `down ${percent} on the same days of last month`,
  same: "unchanged on the same days of last month",
  month: "Month",
  monthOf: (name) => monthNames.get(name) ?? name,
  series: "Trees",
  soonTitle: "The summary will be here soon",
  soon: "There is not enough data yet for the summary of emissions.",
  summary: (trees, months, month) =>
    `Last ${plural(months, "month", "months")}; the emissions avoided in ${month} equal ${plural(formatNumber(trees, 0), "tree", "trees")}.`,
};
