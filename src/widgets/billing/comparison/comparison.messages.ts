import { formatNumber } from "../../../core/format.ts";

export const comparisonMessages = {
  failed: (month: string) => `${month} faturası yüklenemedi`,
  /** The earliest month has none before it. */
  none: "Karşılaştırılacak bir önceki ay bulunmuyor.",
  caption: (before: string, after: string) => `${before} ve ${after} yolcu satırlarının karşılaştırması`,
  step: "Adım",
  people: "Kişi",
  amount: "Tutar",
  before: (month: string) => `${month} yolcu toplamı`,
  after: (month: string) => `${month} yolcu toplamı`,
  causes: {
    added: "Listeye girenler",
    removed: "Listeden çıkanlar",
    prices: "Birim fiyatlar",
    distance: "Mesafe değişikliği",
    passages: "OGS/HGS, köprü ve Avrasya geçişleri",
    fuel: "Yakıt artışı",
    discount: "İndirimler",
    /** What the amounts of a line don't explain. */
    rest: "Gün sayısı ve satırda yazmayan farklar",
  },
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
