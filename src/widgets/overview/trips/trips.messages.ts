import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const tripsMessages = defineMessages("overview/trips", {
  title: "Planlanan Seferler",
  failed: "Sefer listesi yüklenemedi",
  countsFailed: "Sefer sayıları yüklenemedi",
  direction: "Sefer yönü",
  morning: "Sabah",
  evening: "Akşam",
  completed: "Tamamlandı",
  live: "Canlı",
  scheduled: "Planlı",
  cancelled: "İptal Edildi",
  unknown: "Unknown",
  days: "Günlere göre sefer sayısı",
  dayCounts: (day: string, completed: number | null, live: number | null, scheduled: number | null) =>
    `${day}: ${formatNumber(completed)} tamamlandı, ${formatNumber(live)} canlı, ${formatNumber(scheduled)} planlı`,
  publicHoliday: (name: string) => `Resmî tatil: ${name}`,
  halfDay: (name: string) => `Yarım gün: ${name}`,
  list: { morning: "Sabah seferleri", evening: "Akşam seferleri" },
  /** Above the figures of a day, which cover both directions, unlike the list below them. */
  bothWays: "Sabah ve akşam birlikte",
  week: "Bu hafta",
  listed: "Listelenen günler",
  today: (name: string) => `Bugün ${name}`,
  nextWeek: "Yeni haftanın seferleri pazartesi burada görünür.",
  all: {
    morning: (count: number) => `Tüm Sabah Seferleri (${formatNumber(count)})`,
    evening: (count: number) => `Tüm Akşam Seferleri (${formatNumber(count)})`,
  },
  empty: { morning: "Planlanmış sabah seferi bulunmuyor.", evening: "Planlanmış akşam seferi bulunmuyor." },
});
