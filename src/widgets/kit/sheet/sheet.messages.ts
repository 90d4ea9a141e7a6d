import { defineMessages } from "../../../core/text/messages.ts";

export const sheetMessages = defineMessages("kit/sheet", {
  /** Replaces a sheet name without any valid character. */
  sheet: "Sayfa",
  /** Replaces a file name without any valid character. */
  file: "Liste",
  /** Booleans as displayed by Turkish Excel. */
  true: "DOĞRU",
  false: "YANLIŞ",
});
