import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const comparisonMessages = defineMessages("billing/comparison", {
  failed: (month: string) => `${month} faturası yüklenemedi`,
  /** For the earliest month, which has none before it. */
  none: "Karşılaştırılacak bir önceki ay bulunmuyor.",
  caption: (before: string, after: string) => `${before} ve ${after} çalışan satırlarının karşılaştırması`,
  step: "Adım",
  people: "Çalışan",
  /** In the cells of the table: "15 çalışan". */
  count: (count: string) => `${count} çalışan`,
  amount: "Tutar",
  before: (month: string) => `${month} çalışan ücretleri`,
  after: (month: string) => `${month} çalışan ücretleri`,
  causes: {
    added: "Listeye girenler",
    removed: "Listeden çıkanlar",
    prices: "Birim fiyatlar",
    distance: "Mesafe değişikliği",
    passages: "OGS/HGS, köprü ve Avrasya geçişleri",
    fuel: "Yakıt artışı",
    discount: "İndirimler",
    /** The part of a change that the amounts of a line don't explain. */
    rest: "Gün sayısı ve satırdan anlaşılmayan farklar",
  },
  otherPlan: "İki ayın ödeme planı farklı; fiyat farkının bir kısmı bundan kaynaklanıyor.",
  summaryUp: (amount: string, percent: string) => `Çalışan ücretleri toplamı ${amount} (${percent}) arttı.`,
  summaryDown: (amount: string, percent: string) => `Çalışan ücretleri toplamı ${amount} (${percent}) azaldı.`,
  summarySame: "Çalışan ücretleri toplamı değişmedi.",
  added: (count: number) => `Listeye giren ${formatNumber(count)} çalışan`,
  removed: (count: number) => `Listeden çıkan ${formatNumber(count)} çalışan`,
  changed: (count: number) => `Ücreti değişen ${formatNumber(count)} çalışan`,
  nobody: "Kimse yok.",
  more: (count: number) => `ve ${formatNumber(count)} çalışan daha`,
  all: "Tümünü Göster",
});
