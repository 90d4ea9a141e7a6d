import { defineMessages } from "../../../core/text/messages.ts";

export const indicatorMessages = defineMessages("indicatorMessages", {
  walkingDistance: "Ortalama yürüme mesafesi",
  duration: "Ortalama yolculuk süresi",
  detourRatio: "Sapma oranı",
  /** Heading of all three. */
  title: "Göstergeler",
  failed: "Gösterge yüklenemedi",
  historyFailed: "Geçmiş yüklenemedi",
  slaFailed: "SLA hedefi yüklenemedi",
  /** Instead of the sparkline, with too few values. */
  noHistory: "Henüz grafik görünümü için yeterli veri mevcut değil",
  target: (limit: string) => `SLA hedefi en çok ${limit}`,
  below: (difference: string) => `${difference} altında`,
  above: (difference: string) => `${difference} üstünde`,
  onTarget: "Tam hedefte",
  /** Unit of durations. */
  minutes: "dk",
  points: (value: string) => `${value} puan`,
  rose: (days: number, difference: string) => `${days} günde ${difference} arttı`,
  fell: (days: number, difference: string) => `${days} günde ${difference} azaldı`,
  /** The line's last value, where it isn't the figure. */
  end: (day: string, value: string) => `${day}: ${value}`,
  same: (days: number) => `${days} günde değişmedi`,
});
