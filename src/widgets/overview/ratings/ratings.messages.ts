import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const ratingsMessages = defineMessages("overview/ratings", {
  title: "Aylık Değerlendirme",
  failed: "Değerlendirmeler yüklenemedi",
  trip: "Sefer",
  driver: "Sürücü",
  vehicle: "Araç",
  votes: (count: number | null) => `${formatNumber(count)} değerlendirme`,
  noVotes: "Henüz değerlendirme yok",
  outOfFive: (value: string) => `5 üzerinden ${value}`,
  rose: (difference: string) => `Sefer puanı geçen aya göre ${difference} arttı`,
  fell: (difference: string) => `Sefer puanı geçen aya göre ${difference} azaldı`,
  same: "Sefer puanı geçen aya göre değişmedi",
  empty: "Bu ay için henüz değerlendirme yapılmadı.",
});
