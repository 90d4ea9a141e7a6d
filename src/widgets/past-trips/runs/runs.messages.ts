import { formatNumber } from "../../../core/text/format.ts";
import { defineMessages } from "../../../core/text/messages.ts";

export const runsMessages = defineMessages("past-trips/runs", {
  /** Name of the switch between routes and runs. */
  view: "Görünüm",
  routes: "Rotalar",
  runs: "Günün Seferleri",
  day: "Gün",
  caption: "Seçilen günün seferleri",
  /** Shown while the runs are loaded route by route. */
  asking: "Seferler alınıyor",
  answered: (done: number, total: number) => `${formatNumber(done)} / ${formatNumber(total)} rota alındı`,
  failed: "Günün seferleri yüklenemedi",
  incomplete: "Bazı rotaların sefer ya da gelmeyen bilgisi alınamadı.",
  empty: "Bu gün yapılmış sefer bulunmuyor.",
  emptyHoliday: (name: string) => `Bu gün yapılmış sefer bulunmuyor: ${name}, resmî tatil.`,
  search: "Rota veya sefer no ara",
  noun: { bare: "sefer", from: "seferden", all: "seferin" },
  detail: "Detay",
  /** Shown while only the runs of an alert are listed. */
  onlySome: (count: number) =>
    `Genel Bakış'taki uyarının ${formatNumber(count)} seferi gösteriliyor. Uyarı duraktaki, bu tablo ofisteki gecikmeye bakar.`,
  showAll: "Günün Tüm Seferlerini Göster",
  route: "Rota",
  number: "Sefer no",
  date: "Tarih",
  direction: "Yön",
  directions: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  /** Planned time at the office: of the arrival in the morning, of the departure in the evening. */
  planned: "Plan (ofis)",
  actual: "Gerçekleşen",
  difference: "Fark",
  noShows: "Gelmeyen",
  onTime: "Tam zamanında",
  late: (minutes: number) => `${formatNumber(minutes)}\u00a0dk geç`,
  early: (minutes: number) => `${formatNumber(minutes)}\u00a0dk erken`,
  /** Of `Excel'e Aktar`. */
  sheet: {
    file: (day: string) => `${day} Seferleri.xlsx`,
    name: "Seferler",
    routeNumber: "Rota no",
    /** Positive: late, negative: early. */
    difference: "Fark (dk)",
    /** Length of the planned way. */
    kilometres: "Güzergâh (km)",
  },
});
