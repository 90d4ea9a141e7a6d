import type { printMessages } from "./print.messages.ts";

export const printEnglish: typeof printMessages = {
  print: "Print",
  printing: "Preparing",
  failed: "The page for printing could not be prepared. Please try again.",
};
