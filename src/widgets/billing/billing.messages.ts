import { formatNumber } from "../../core/text/format.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const billingMessages = defineMessages("billing/billing", {
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

export const itemsMessages = defineMessages("billing/items", {
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

export const monthsMessages = defineMessages("billing/months", {
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

export const checksMessages = defineMessages("billing/checks", {
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
