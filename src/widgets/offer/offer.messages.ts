import { defineMessages } from "../../core/text/messages.ts";

export const offerMessages = defineMessages("offerMessages", {
  /** The area's title; the provider's wording. */
  title: "Teklif Özeti",
  failed: "Teklifler yüklenemedi",
  /** One kind of offers failed to load while the other kind is shown. */
  kindFailed: { seat: "Koltuk bazlı teklifler yüklenemedi.", line: "Hat bazlı teklifler yüklenemedi." },
  /** Title of the row of totals. */
  total: "Toplam",
  empty: "Hesabınız için hazırlanmış teklif bulunmuyor.",
  /** Accessible name of the choice among several offers. */
  choice: "Teklif seçimi",
  /** Under an offer's name in the choice. */
  kinds: { seat: "Koltuk Bazlı", line: "Hat Bazlı" },
  expired: "Süresi Doldu",
  /** The banner over an expired offer; the address of sales follows. */
  expiredTitle: "Bu teklifin süresi doldu.",
  /** On the last day, which already counts as expired. */
  lastDayTitle: "Bu teklifin süresi bugün doluyor.",
  expiredHelp: "Güncel fiyatlar için satış ekibimizle iletişime geçin:",
  validity: {
    title: "Geçerlilik",
    /** Zero days left: the last day, which already counts as expired; the provider's wording. */
    lastDay: "Bugün Son!",
    over: "Süre Doldu!",
    /** Behind the number. */
    left: (_days: number): string => "gün kaldı",
    date: "Teklif tarihi",
    duration: "Geçerlilik süresi",
    days: (count: string) => `${count} gün`,
    invoice: "Fatura günü",
    invoiceDay: "Her ayın 1'i",
    hours: "Çalışma saatleri",
    /** While the offer is valid: how to answer it. */
    ask: "Kabul etmek veya soru sormak için:",
    askLink: "Bu Teklif İçin Bize Yazın",
    askSubject: (offer: string | null) => (offer === null ? "Teklifiniz hakkında" : `“${offer}” teklifiniz hakkında`),
  },
  price: {
    monthly: "Aylık Toplam",
    daily: "Günlük Toplam",
    noVat: "KDV dâhil değildir",
    without: "İndirimsiz",
    customer: "Müşteri indirimi ile",
    early: "Erken ödeme indirimi ile",
    /** Payment terms beside the discounts. */
    customerTerm: (percent: string) => `${percent}, 45 gün vade`,
    earlyTerm: (percent: string) => `${percent}, 7 gün vade`,
    /** A further discount, in addition to the one above it. */
    further: (percent: string) => `${percent} daha`,
  },
  sheet: {
    facts: "Teklif",
    item: "Kalem",
    value: "Değer",
    unit: "Birim",
    text: "Açıklama",
    offer: "Teklif adı",
    percent: "%",
    date: "Tarih",
    days: "gün",
    customer: "Müşteri indirimi",
    early: "Erken ödeme indirimi",
  },
});

export const lineMessages = defineMessages("lineMessages", {
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
    perDay: "TL/gün",
    month: "ay",
  },
});

export const offerSeatMessages = defineMessages("offerSeatMessages", {
  /** Accessible name of the prices that make up a seat's price. */
  structure: "Fiyat yapısı",
  base: "Baz ücret",
  distance: "Doğrudan mesafe",
  bridge: "Köprü",
  avrasya: "Avrasya Tüneli",
  /** Short label for narrow places. */
  avrasyaShort: "Avrasya",
  tollRoad: "Ücretli yol",
  monthly: "aylık",
  perKilometre: "km başına",
  /** Unit of the prices of bridge, tunnel and toll road. */
  onlyUsers: "aylık, yalnızca kullananlar için",
  employees: "Çalışanlar",
  /** Accessible name of the table. */
  list: "Çalışan listesi",
  search: "Çalışan ara",
  noun: { bare: "çalışan", from: "çalışandan", all: "çalışanın" },
  empty: "Bu teklifte çalışan bulunmuyor.",
  /** Column heads of the employees. */
  name: "Ad soyad",
  address: "Adres",
  contact: "İletişim",
  kilometres: "Mesafe",
  basePrice: "Baz",
  distancePrice: "Mesafe ücreti",
  costs: "Ek ücretler",
  total: "Toplam",
  uses: "Kullanıyor",
  usesNot: "Kullanmıyor",
  count: (count: string) => `${count} çalışan`,
  sheet: {
    file: "Koltuk Bazlı Teklif.xlsx",
    email: "E-posta",
    phone: "Telefon",
    kilometres: "Mesafe (km)",
    basePrice: "Baz ücret (TL)",
    perMonth: "TL/ay",
    perKilometre: "TL/km",
  },
});
