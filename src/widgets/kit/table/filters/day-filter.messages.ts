import { formatNumber } from "../../../../core/text/format.ts";
import { defineMessages } from "../../../../core/text/messages.ts";

export const dayFilterMessages = defineMessages("kit/table/filters/day-filter", {
  first: "Başlangıç",
  last: "Bitiş",
  apply: "Uygula",
  firstMissing: "Başlangıç tarihini girin.",
  wrongOrder: "Bitiş, başlangıçtan önce olamaz.",
  tooLong: (days: number) => `En çok ${formatNumber(days)} günlük bir aralık seçebilirsiniz.`,
  /** "01.10.2026 – 31.10.2026". */
  range: (first: string, last: string) => `${first} – ${last}`,
  single: "Günleri Tek Tek Seç",
  clear: "Tarih Filtresini Kaldır",
});
