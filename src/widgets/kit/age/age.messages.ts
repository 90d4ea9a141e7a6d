import { defineMessages } from "../../../core/text/messages.ts";

export const ageMessages = defineMessages("ageMessages", {
  /** Before the time at which the data shown were fetched: "Veri: 08:42". */
  label: "Veri:",
  /** Accessible name and tooltip. */
  meaning: "Verilerin alındığı saat (İstanbul):",
});
