import { defineMessages } from "../../../core/text/messages.ts";

export const lineMessages = defineMessages("offer/line", {
  lines: "Hatlar",
  /** Accessible name of the table. */
  list: "Hat listesi",
  failed: "Hatlar yüklenemedi",
  /** "34 hattan 1–10". */
  noun: { bare: "hat", from: "hattan", all: "hattın" },
  empty: "Bu teklifte fiyatlandırılmış hat bulunmuyor.",
  /** Column heads. */
  route: "Rota",
  direction: "Yön",
  distance: "Toplam km",
  passengers: "Yolcu",
  capacity: "Kapasite",
  price: "Günlük fiyat",
  directions: { morning: "Sabah", evening: "Akşam" },
  escalation: {
    title: "Fiyat Güncelleme Koşulları",
    gasPriceImpact: "Akaryakıt fiyatının etkisi",
    gasFreezeRange: "Akaryakıtta fiyatın değişmediği aralık",
    inflationImpact: "Enflasyonun etkisi",
    inflationType: "Enflasyon göstergesi",
    inflationPeriod: "Enflasyon güncelleme dönemi",
    minWageImpact: "Asgari ücretin etkisi",
    offDayCharges: "Tatil günü ücretlendirmesi",
    months: (count: string) => `${count} ay`,
    range: (percent: string) => `±${percent}`,
  },
  notes: "Teklif Notları",
  noNotes: "Bu teklif için not eklenmemiş.",
  sheet: {
    file: "Hat Bazlı Teklif.xlsx",
    price: "Günlük fiyat (TL)",
    perDay: "TL/gün",
    month: "ay",
  },
});
