import { defineMessages } from "../../core/text/messages.ts";

export const routesMessages = defineMessages("routesMessages", {
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
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
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
  /** Below the name of a full route: employees without a route whose nearest stop it has. */
  waiting: (count: string) => `${count} çalışanın en yakın durağı bu rotada, yer yok`,
  /** Head of the column of {@link findSeats}. */
  nextStep: "Sonraki adım",
  /** Link to the planner's list with these people. */
  findSeats: (count: string) => `${count} Kişiye Yer Ara`,
  /** Order by free seats, the fewest first. */
  fullest: "En Dolu",
  seatsLoading: "Koltuklar yükleniyor",
  seatsLoaded: (done: string, total: string) => `Koltuklar yükleniyor, ${done} / ${total} sürücü`,
  seatsFailed: "Koltuk sayıları yüklenemedi.",
  someFailed: (count: string) => `${count} sürücünün koltuk sayısı yüklenemedi.`,
  /** The filters by free seats, with a line of sums below each. */
  tiles: {
    label: "Boş koltuğa göre rotalar",
    all: "Tümü",
    sums: {
      all: (seats: string, passengers: string) => `${seats} koltuk, ${passengers} düzenli yolcu`,
      waiting: (count: string) => `${count} çalışan yer bekliyor`,
      full: (over: number, text: string) => (over === 0 ? "boş koltuk yok" : `${text} kişi fazla`),
      free: (free: string) => `${free} boş koltuk`,
      unknown: "araç bilgisi gelmedi",
    },
  },
  sheet: { file: "Rota Listesi.xlsx", name: "Rotalar" },
});
