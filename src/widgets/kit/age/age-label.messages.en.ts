import type { ageMessages } from "./age-label.messages.ts";

export const ageEnglish: typeof ageMessages = {
  label: "Data:",
  meaning: "Time at which the data were fetched (Istanbul):",
};
