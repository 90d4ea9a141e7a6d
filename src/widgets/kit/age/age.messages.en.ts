import type * as messages from "./age.messages.ts";

export const texts: typeof messages = {
  ageMessages: {
    label: "Data:",
    meaning: "Time at which the data were fetched (Istanbul):",
  },
};
