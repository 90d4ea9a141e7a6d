import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const reservationsMessages = defineMessages("overview/reservations", {
  title: "Rezervasyonlar",
  failed: "Rezervasyonlar yüklenemedi",
  week: "Hafta",
  thisWeek: "Bu Hafta",
  lastWeek: "Geçen Hafta",
  /** After the number. */
  unit: (_total: number | null): string => "rezervasyon",
  regular: "Düzenli",
  flexible: "Esnek",
  total: "Toplam",
  day: "Gün",
  emptyThis: "Bu hafta için rezervasyon bulunmuyor.",
  emptyLast: "Geçen hafta için rezervasyon bulunmuyor.",
  summary: (week: string, total: number | null, regular: number | null, flexible: number | null) =>
    `${week}: ${formatNumber(total)} rezervasyon, ${formatNumber(regular)} düzenli, ${formatNumber(flexible)} esnek.`,
});
