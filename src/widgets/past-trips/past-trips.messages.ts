import { formatNumber } from "../../core/text/format.ts";
import { defineMessages } from "../../core/text/messages.ts";

export const pastTripsMessages = defineMessages("pastTripsMessages", {
  /** The area's title; the provider's wording. */
  title: "Geçmiş Yolculuklar",
  /** Behind the count beside the title, for a screen reader. */
  count: "rota",
  countFailed: "Rota sayısı yüklenemedi.",
  listCaption: "Geçmiş seferleri olan rotalar",
  listFailed: "Rotalar yüklenemedi",
  reportFailed: "Rapor penceresi açılamadı",
  empty: "Tanımlı rotanız bulunmuyor.",
  search: "Rota, sürücü veya çalışan ara",
  /** "37 rotadan 1–20". */
  noun: { bare: "rota", from: "rotadan", all: "rotanın" },
  /** The action of a row: its past trips. */
  detail: "Detay",
  /** Column heads. */
  name: "Rota adı",
  number: "Rota no",
  period: "Yön",
  driver: "Sürücü",
  employeeCount: "Çalışan sayısı",
  departure: "Kalkış (plan)",
  arrival: "Varış (plan)",
  duration: "Süre (plan)",
  periods: { morning: "Ofise Gidiş", evening: "Ofisten Dönüş" },
  /** The buttons that open the two reports. */
  timesReport: "Kalkış Varış Saatleri",
  speedReport: "Hız Limiti Raporu",
});

export const runsMessages = defineMessages("runsMessages", {
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
  /** In a phone's summary of a run, before the actual time. */
  plannedAt: (time: string) => `plan ${time}`,
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
    /** Positive: late, negative: early. */
    difference: "Fark (dk)",
    /** Length of the planned way. */
    kilometres: "Güzergâh (km)",
  },
});
