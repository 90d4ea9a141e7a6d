import { formatNumber } from "../../core/text/format.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const billingMessages = defineMessages("billingMessages", {
  /** The area's title; the provider's wording. */
  title: "Fatura Bilgileri",
  /** The month's choice, for assistive technology. */
  month: "Fatura ayı",
  /** Announced when another month has loaded. */
  shown: (month: string) => `${month} faturası`,
  failed: (month: string) => `${month} faturası yüklenemedi`,
  accessFailed: "Fatura bilgileri yüklenemedi",
  /** Shown instead of the element when the company has no billing. */
  closedTitle: "Bu modül henüz erişime açık değil",
  closed: "Fatura Bilgileri modülü şirketiniz için henüz erişime açık değil.",
  closedHelp: "Modülün açılması için bizimle iletişime geçebilirsiniz:",
  /** The two small cards. */
  employees: "Çalışan sayısı",
  workingHours: "Çalışma saatleri",
  partFailed: "Pencere açılamadı",
  tableFailed: "Tablo yüklenemedi",
});

export const itemsMessages = defineMessages("itemsMessages", {
  title: "Fatura Kalemleri",
  /** At the right end of the card's head: what the amounts include. */
  unit: "KDV hariç",
  item: "Kalem",
  value: "Tutar",
  share: "Pay",
  total: "Toplam",
  empty: "Bu ay için fatura kalemi bulunmuyor.",
  /** In the middle of the chart: "905,2 B TL". */
  short: (amount: string) => `${amount} TL`,
  summary: (month: string, total: string, items: readonly string[]) =>
    `${month} fatura kalemleri, KDV hariç toplam ${total}: ${items.join(", ")}.`,
  /** Names for items without one, by group, and for a group of which the provider lists no items. */
  groups: { employee: "Çalışan bazlı kullanım", services: "Ek servisler", usages: "Hat bazlı kullanım" },
  /** Under the chart, which can't draw negative amounts. */
  credits: "Grafikte gösterilmeyen eksi kalemler",
});

export const monthsMessages = defineMessages("monthsMessages", {
  title: "Son 6 Ay",
  unit: "TL, KDV dâhil",
  /** Turkish short forms behind the figures of the axis: bin, milyon. The English k, M, B would be misread: B is bin here. */
  thousand: "B",
  million: "Mn",
  /** The six months could not be loaded; the provider's wording. */
  failed: "Yetersiz bilgi.",
  month: "Ay",
  total: "KDV dâhil toplam",
  thisMonth: "(Bu Ay)",
  estimate: "(Tahmini)",
  /** Note at a bar of the previous year. */
  ofYear: (year: number) => `(${year})`,
  real: "Gerçekleşen",
  estimated: "Tahmini",
  summary: (months: readonly string[]) => `Altı ayın KDV dâhil fatura tutarları: ${months.join(", ")}.`,
});

export const checksMessages = defineMessages("checksMessages", {
  /** All amounts that should be equal are equal. */
  agree: "Çalışan satırları, kalemler ve plan toplamı birbirini tutuyor.",
  title: "Tutarlar birbirini tutmuyor",
  roundingTitle: "Tutarlar arasında kuruş yuvarlaması farkı var",
  help: "Ödeme yapmadan önce bize sorabilirsiniz:",
  found: {
    lines: "Çalışan satırlarının toplamı",
    "employee-items": "Çalışan bazlı kalemlerin toplamı",
    "service-items": "Ek servis kalemlerinin toplamı",
    "usage-items": "Hat bazlı kalemlerin toplamı",
    "service-rows": "Ek servis satırlarının toplamı",
    "usage-rows": "Hat bazlı kullanım satırlarının toplamı",
    "plan-total": "Planın üç maliyetinin toplamı",
    "item-total": "Tüm kalemlerin toplamı",
  },
  expected: {
    lines: "planın çalışan bazlı kullanımı",
    "employee-items": "planın çalışan bazlı kullanımı",
    "service-items": "planın ek servisleri",
    "usage-items": "planın hat bazlı kullanımı",
    "service-rows": "planın ek servisleri",
    "usage-rows": "planın hat bazlı kullanımı",
    "plan-total": "planın KDV hariç toplamı",
    "item-total": "planın KDV hariç toplamı",
  },
  difference: (amount: string) => `Fark ${amount}`,
  missingTotals: (count: number) => `${formatNumber(count)} çalışan satırında toplam tutar yok.`,
});

export const comparisonMessages = defineMessages("comparisonMessages", {
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

export const glanceMessages = defineMessages("glanceMessages", {
  /** The third small card. */
  mostExpensive: "En yüksek ücret (KDV hariç)",
  nobody: "Adı belirtilmemiş",
  /** Opens the comparison, further down. */
  compare: (month: string) => `${month} ile Karşılaştır`,
});

export const paymentMessages = defineMessages("paymentMessages", {
  /** The button in the head, and the dialog. */
  title: "Ödeme Bilgileri",
  bank: "Banka",
  account: "Hesap adı",
  iban: "IBAN",
  taxOffice: "Vergi dairesi",
  taxNumber: "Vergi no",
  copy: "IBAN'ı Kopyala",
  copied: "IBAN kopyalandı.",
  refused: "Tarayıcınız kopyalamaya izin vermedi. IBAN'ı seçip kopyalayabilirsiniz.",
  none: "Ödeme bilgileri henüz paylaşılmadı.",
});

export const plansMessages = defineMessages("plansMessages", {
  names: { normal: "Normal Ödeme", early: "Erken Ödeme" },
  current: "Mevcut planınız",
  /** Payment terms, when the provider sends no text of its own. */
  terms: { normal: "45 gün vade", early: "7 gün vade" },
  /** After the total, in small print. */
  currency: "TL",
  withVat: "KDV dâhil",
  vat: "KDV",
  employeeCost: "Çalışan bazlı kullanım",
  servicesCost: "Ek servisler",
  usagesCost: "Hat bazlı kullanım",
  netTotal: "KDV hariç",
  averageSeatPrice: "Koltuk başı ort.",
  lastPayment: "Son ödeme",
  saving: (amount: string) => `${amount} tasarruf`,
  surcharge: (amount: string) => `${amount} fazla`,
  /** The three states of the other plan; the provider's wording. */
  change: "Bu plana geç",
  pending: "Talebinizi Aldık",
  approved: "Bir Sonraki Faturanızda Geçeceğiniz Plan",
  /** Beside the button, and in the dialog. */
  fromNext: "Değişiklik bir sonraki faturanızda geçerli olur.",
  /** In the card of the current plan. */
  invoiceDay: "Faturalar her ayın ilk günü düzenlenir.",
  none: "Bu ay için ödeme planı bulunmuyor.",
});

export const planChangeMessages = defineMessages("planChangeMessages", {
  title: (plan: string) => `${plan} Planına Geç`,
  intro: (plan: string) => `Ödeme planınız ${plan} olarak değiştirilecek.`,
  submit: "Bu plana geç",
  sending: "Gönderiliyor",
  received: "Talebinizi Aldık",
  receivedText: (plan: string) =>
    `${plan} planına geçiş talebiniz bize ulaştı. Değişiklik bir sonraki faturanızda geçerli olur.`,
  failed: "Talebiniz İletilemedi",
  /** No answer came; before it is sent again the invoice is asked whether it has the request. */
  mayBeDone: "Talebiniz ulaşmış olabilir. Yeniden gönderirseniz önce faturanızda bu talebin olup olmadığına bakılır.",
  /** Beside the current plan in the dialog's small table. */
  plan: "Plan",
  term: "Vade",
  total: "KDV dâhil toplam",
});

export const tablesMessages = defineMessages("tablesMessages", {
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
export const billingPassengersMessages = defineMessages("billingPassengersMessages", {
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
    distance: "Mesafe ücreti (TL)",
    discount: "İndirim",
    extraDiscount: "Ek indirim",
  },
});

export const billingRoutesMessages = defineMessages("billingRoutesMessages", {
  empty: "Bu ay faturalandırılan çalışan bulunmuyor.",
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
  search: "Rota ara",
  /** Lines without a route. */
  none: "Rotası belirtilmeyenler",
  passengers: "Çalışan sayısı",
  perPassenger: "Çalışan başına",
  share: "Pay",
  file: (month: string) => `${month} Ayı Rota Maliyetleri.xlsx`,
});

export const changesMessages = defineMessages("changesMessages", {
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

export const servicesMessages = defineMessages("servicesMessages", {
  empty: "Bu ay ek servis bulunmuyor.",
  type: "Servis türü",
  route: "Rota",
  amount: "Tutar",
  gross: "KDV dâhil",
  explanation: "Açıklama",
  noun: { bare: "servis", from: "servisten", all: "servisin" },
});

export const usagesMessages = defineMessages("usagesMessages", {
  empty: "Bu ay hat bazlı kullanım bulunmuyor.",
  route: "Rota",
  passengers: "Çalışan sayısı",
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
});

export const pricingMessages = defineMessages("pricingMessages", {
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
