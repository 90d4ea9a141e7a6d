import type { TimePeriod } from "../../../core/api/routes.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const passengersMessages = defineMessages("route-details/passengers", {
  title: "Çalışanlar",
  caption: "Çalışan listesi",
  empty: "Bu rotada çalışanınız bulunmuyor.",
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  /** Column heads. */
  number: "No",
  stop: "Durak",
  name: "Ad soyad",
  address: "Açık adres",
  time: { morning: "Biniş", evening: "İniş" } satisfies Record<TimePeriod, string>,
  walk: "Yürüme",
  duration: "Yolculuk",
  /** For screen readers, beside the letter. */
  stopOf: (letter: string) => `${letter} durağı`,
  sheet: {
    file: (route: string, direction: string) => `${route} ${direction} Çalışanları.xlsx`,
    walk: "Yürüme mesafesi (m)",
    duration: "Yolculuk süresi (dk)",
  },
});
