import { defineMessages } from "../../../core/text/messages.ts";
import type { NamedRange } from "../../../core/time/day-range.ts";

export const calendarMessages = defineMessages("calendarMessages", {
  /** Spoken before and after a day: `Bugün, 21 Kasım 2026 Cumartesi, seçili`. */
  today: "Bugün",
  chosen: "seçili",
  /** Name of the arrows' toolbar, and of each arrow. */
  months: "Gezinme çubuğu",
  previous: "Önceki aya git",
  next: "Sonraki aya git",
});

export const monthPickerMessages = defineMessages("monthPickerMessages", {
  /** The arrows beside the month. */
  previous: "Önceki ay",
  next: "Sonraki ay",
  /** Name of the panel that the month's button opens. */
  choose: "Ay seçin",
  year: "Yıl",
  previousYear: "Önceki yıl",
  nextYear: "Sonraki yıl",
});

export const rangeMessages = defineMessages("rangeMessages", {
  label: "Hazır aralıklar",
  named: {
    today: "Bugün",
    yesterday: "Dün",
    "this-week": "Bu Hafta",
    "last-week": "Geçen Hafta",
    "this-month": "Bu Ay",
    "last-month": "Geçen Ay",
  } satisfies Record<NamedRange, string>,
});
