import type { NamedRange } from "../../../core/time/day-range.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const rangeMessages = defineMessages("kit/date/range", {
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
