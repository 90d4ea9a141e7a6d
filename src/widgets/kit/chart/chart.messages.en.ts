import type * as messages from "./chart.messages.ts";

export const texts: typeof messages = {
  chartMessages: {
    roleDescription: "chart",
    keyboardHint: "Use the arrow keys to read the values.",
    unavailable: "The chart could not be drawn; its values are in the table.",
    noValue: "-",
  },
};
