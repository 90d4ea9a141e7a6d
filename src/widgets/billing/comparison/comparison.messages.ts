import { formatNumber } from "../../../core/format.ts";

export const comparisonMessages = {
  failed: (month: string) => `${month} faturası yüklenemedi`,
  /** The earliest month has none before it. */
  none: "Karşılaştırılacak bir önceki ay bulunmuyor.",
  caption: (before: string, after: string) => `${before} ve ${after} yolcu satırlarının karşılaştırması`,
  step: "Adım",
  people: "Kayıt",
  amount: "Tutar",
  before: (month: string) => `${month} yolcu toplamı`,
  after: (month: string) => `${month} yolcu toplamı`,
  /** The change log by its kinds. */
  changes: {
    passenger_added: "Eklenen yolcular",
    passenger_removed: "Çıkarılan yolcular",
    other: "Diğer değişiklikler",
  },
  /** What the change log doesn't account for. */
  unexplained: "Kayıtlarla açıklanmayan fark",
  otherPlan: "İki ayda ödeme planı farklı: fiyat farkının bir bölümü plandan gelir.",
  summaryUp: (amount: string, percent: string) => `Yolcu toplamı ${amount} (${percent}) arttı.`,
  summaryDown: (amount: string, percent: string) => `Yolcu toplamı ${amount} (${percent}) azaldı.`,
  summarySame: "Yolcu toplamı değişmedi.",
  added: (count: number) => `Listeye giren ${formatNumber(count)} kişi`,
  removed: (count: number) => `Listeden çıkan ${formatNumber(count)} kişi`,
  changed: (count: number) => `Ücreti değişen ${formatNumber(count)} kişi`,
  nobody: "Kimse yok.",
  more: (count: number) => `ve ${formatNumber(count)} kişi daha`,
  all: "Tümünü göster",
};
