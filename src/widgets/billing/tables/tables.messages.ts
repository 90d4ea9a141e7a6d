import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const tablesMessages = defineMessages("billing/tables/tables", {
  /** The tabs, and their accessible name. */
  tabs: "Fatura tabloları",
  passengers: "Çalışan Bazlı Ücretler",
  routes: "Rotaya Göre",
  changes: "Değişiklik Kayıtları",
  services: "Ek Servisler",
  usages: "Hat Bazlı Kullanım",
  pricing: "Fiyat Yapısı",
  comparison: "Önceki Ayla Karşılaştırma",
  /** First cell of the sums. */
  total: "Toplam",
  count: (count: number) => `${formatNumber(count)} çalışan`,
});

/** Texts of the table of passengers; the column heads in the order of the columns. */
export const passengersMessages = defineMessages("billing/tables/passengers", {
  search: "Çalışan veya rota ara",
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  empty: "Bu ay faturalandırılan çalışan bulunmuyor.",
  name: "Çalışan",
  route: "Rota",
  kilometres: "Km",
  base: "Baz ücret",
  distance: "Mesafe",
  toll: "OGS/HGS",
  bridge: "Köprü",
  avrasya: "Avrasya",
  discount: "İndirim %",
  extraDiscount: "Ek indirim %",
  gas: "Yakıt artışı",
  total: "Toplam",
  sheet: {
    /** The name of the spreadsheet, as the provider calls it. */
    file: (month: string) => `${month} Ayı Yolcu Faturalandırması.xlsx`,
    base: "Baz ücret (TL)",
    distance: "Mesafe ücreti (TL)",
    toll: "OGS/HGS (TL)",
    bridge: "Köprü (TL)",
    avrasya: "Avrasya (TL)",
    discount: "İndirim",
    extraDiscount: "Ek indirim",
    gas: "Yakıt artışı (TL)",
    total: "Toplam (TL)",
  },
});

export const routesMessages = defineMessages("billing/tables/routes", {
  empty: "Bu ay faturalandırılan çalışan bulunmuyor.",
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
  search: "Rota ara",
  /** Lines without a route. */
  none: "Rotası belirtilmeyenler",
  passengers: "Çalışan sayısı",
  perPassenger: "Çalışan başına",
  share: "Pay",
  sheet: {
    file: (month: string) => `${month} Ayı Rota Maliyetleri.xlsx`,
    perPassenger: "Çalışan başına (TL)",
  },
});

export const changesMessages = defineMessages("billing/tables/changes", {
  empty: "Bu ay değişiklik kaydı bulunmuyor.",
  /** An office without a name. */
  office: "Ofis",
  date: "Tarih",
  route: "Rota",
  passenger: "Çalışan",
  change: "Değişiklik",
  kilometres: "Km",
  effect: "Fiyat etkisi",
  /** When the provider sends no text of its own. */
  types: { passenger_added: "Çalışan eklendi", passenger_removed: "Çalışan çıkarıldı", other: "Diğer" },
  caption: (office: string) => `${office} değişiklik kayıtları`,
  /** Under an office's name. */
  sums: { passenger_added: "eklenen", passenger_removed: "çıkarılan", other: "diğer" },
  noun: { bare: "kayıt", from: "kayıttan", all: "kaydın" },
});

export const servicesMessages = defineMessages("billing/tables/services", {
  empty: "Bu ay ek servis bulunmuyor.",
  type: "Servis türü",
  route: "Rota",
  amount: "Tutar",
  gross: "KDV dâhil",
  explanation: "Açıklama",
  noun: { bare: "servis", from: "servisten", all: "servisin" },
});

export const usagesMessages = defineMessages("billing/tables/usages", {
  empty: "Bu ay hat bazlı kullanım bulunmuyor.",
  route: "Rota",
  passengers: "Çalışan sayısı",
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
});

export const pricingMessages = defineMessages("billing/tables/pricing", {
  item: "Kalem",
  price: "Birim fiyat",
  unit: "Birim",
  base: "Baz ücret",
  perKilometre: "Mesafe ücreti",
  bridge: "Köprü geçişi",
  avrasya: "Avrasya Tüneli geçişi",
  toll: "OGS/HGS (ücretli yol)",
  perSeat: "koltuk başına, aylık",
  perDistance: "km başına, aylık",
  perUse: "kullanan koltuk başına, aylık",
});
