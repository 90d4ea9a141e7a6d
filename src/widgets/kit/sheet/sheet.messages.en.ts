import type { sheetMessages } from "./sheet.messages.ts";

export const sheetEnglish: typeof sheetMessages = {
  sheet: "Sheet",
  file: "List",
  true: "TRUE",
  false: "FALSE",
};
