import type { RangeProblem } from "../../../core/trips/dates.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const headMessages = defineMessages("past-route-details/head", {
  /** Above both pickers. */
  range: "Tarih Aralığı",
  start: "Başlangıç tarihi",
  end: "Bitiş tarihi",
  list: "Listele",
  /** What is wrong with the days, by the kind of problem. */
  problems: {
    "start-missing": "Başlangıç tarihini girin.",
    "end-missing": "Bitiş tarihini girin.",
    "start-too-early": "Başlangıç tarihi 01.08.2018 veya sonrası olmalıdır.",
    "start-after-end": "Başlangıç tarihi, bitiş tarihinden en az bir gün önce olmalıdır.",
    "end-too-late": "Bitiş tarihi bugünden sonra olamaz.",
  } satisfies Record<RangeProblem, string>,
});
