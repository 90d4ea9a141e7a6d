import type { dialogMessages } from "./dialog.messages.ts";

export const dialogEnglish: typeof dialogMessages = {
  close: "Close",
};
