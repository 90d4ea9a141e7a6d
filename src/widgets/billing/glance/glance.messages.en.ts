import type { glanceMessages } from "./glance.messages.ts";

export const glanceEnglish: typeof glanceMessages = {
  dearest: "Highest fee (excl. VAT)",
  nobody: "Not named",
  compare: (month) => `Compare with ${month}`,
};
