import { defineMessages } from "../../core/text/messages.ts";

export const routesMessages = defineMessages("routes", {
  /** The area's title; the provider's wording. */
  title: "Rota Detayları",
  /** Behind the count beside the title, for a screen reader. */
  count: "rota",
  listCaption: "Rota listesi",
  listFailed: "Rotalar yüklenemedi",
  empty: "Tanımlı rotanız bulunmuyor.",
  emptyOffer: "Bu teklifte rota yok.",
  /** The provider's wording. */
  search: "Arama yapın",
  /** "37 rotadan 1–20". */
  ofThem: "rotadan",
  detail: "Detay",
  /** Column heads. */
  name: "Rota adı",
  number: "Rota no",
  employeeCount: "Çalışan sayısı",
  employees: "Çalışanlar",
  /** The button after the first names of a long list, which shows them all. */
  more: (count: string) => `+${count}`,
  all: (route: string, count: string) => `${route}: ${count} çalışanın tamamı`,
  /** A demo account has more routes than one response contains. */
  incomplete: (shown: string, total: string) => `${total} rotanın ilk ${shown} rotası gösteriliyor.`,
  sheet: { file: "Rota Listesi.xlsx", name: "Rotalar" },
});
