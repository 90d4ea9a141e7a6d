import { formatNumber } from "../../../../core/text/format.ts";
import type { dayFilterMessages } from "./day-filter.messages.ts";

export const dayFilterEnglish: typeof dayFilterMessages = {
  first: "From",
  last: "To",
  apply: "Apply",
  firstMissing: "Enter the first date.",
  wrongOrder: "The last date cannot be before the first.",
  tooLong: (days) => `You can choose a range of at most ${formatNumber(days)} days.`,
  range: (first, last) => `${first} – ${last}`,
  single: "Choose Single Days",
  clear: "Remove Date Filter",
};
