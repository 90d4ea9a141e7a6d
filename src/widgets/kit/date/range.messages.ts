import type { NamedRange } from "../../../core/time/day-range.ts";

export const rangeMessages = {
  label: "Hazır aralıklar",
  named: {
    today: "Bugün",
    yesterday: "Dün",
    "this-week": "Bu hafta",
    "last-week": "Geçen hafta",
    "this-month": "Bu ay",
    "last-month": "Geçen ay",
  } satisfies Record<NamedRange, string>,
};
