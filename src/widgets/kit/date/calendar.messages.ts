import { defineMessages } from "../../../core/text/messages.ts";

export const calendarMessages = defineMessages("kit/date/calendar", {
  /** Spoken before and after a day: `Bugün, 21 Kasım 2026 Cumartesi, seçili`. */
  today: "Bugün",
  chosen: "seçili",
});
