import type { NamedRange } from "../../../core/time/day-range.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const rangeMessages = defineMessages("kit/date/range", {
  label: "Hazır aralıklar",
  named: {
    today: "Bugün",
    yesterday: "Dün",
    "this-week": "Bu hafta",
    "last-week": "Geçen hafta",
    "this-month": "Bu ay",
    "last-month": "Geçen ay",
  } satisfies Record<NamedRange, string>,
});
