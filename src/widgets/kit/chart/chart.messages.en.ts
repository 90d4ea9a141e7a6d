import type { chartMessages } from "./chart.messages.ts";

export const chartEnglish: typeof chartMessages = {
  roleDescription: "chart",
  keyboardHint: "Use the arrow keys to read the values.",
  unavailable: "The chart could not be drawn; its values are in the table.",
  noValue: "-",
};
