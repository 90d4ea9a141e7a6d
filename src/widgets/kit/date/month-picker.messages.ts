import { defineMessages } from "../../../core/text/messages.ts";

export const monthPickerMessages = defineMessages("kit/date/month-picker", {
  /** The arrows beside the month. */
  previous: "Önceki ay",
  next: "Sonraki ay",
  /** Name of the panel that the month's button opens. */
  choose: "Ay seçin",
  year: "Yıl",
  previousYear: "Önceki yıl",
  nextYear: "Sonraki yıl",
});
