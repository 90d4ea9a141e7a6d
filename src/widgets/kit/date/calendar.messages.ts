export const calendarMessages = {
  /** Spoken before and after a day: `Bugün, 21 Kasım 2026 Cumartesi, seçili`. */
  today: "Bugün",
  chosen: "seçili",
};
